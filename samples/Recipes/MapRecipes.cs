using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Recipes;

public static class PathRecipes
{
    #region find-path
    // The tiles after the start, up to the goal. Empty if there is no path, or if the start is the goal.
    public static List<Point> FindPath(Point start, Point goal, Func<Point, bool> isFree)
    {
        Point[] ways = { new(1, 0), new(-1, 0), new(0, 1), new(0, -1) };
        var cameFrom = new Dictionary<Point, Point>();
        var steps = new Dictionary<Point, int> { [start] = 0 };
        var open = new PriorityQueue<Point, int>();
        open.Enqueue(start, 0);
        while (open.TryDequeue(out Point tile, out _) && tile != goal)
        {
            foreach (Point next in ways.Select(way => tile + way).Where(isFree))
            {
                int length = steps[tile] + 1;
                if (steps.TryGetValue(next, out int known) && known <= length)
                {
                    continue;
                }

                steps[next] = length;
                cameFrom[next] = tile;
                // The steps so far plus the least that remain, so that the search tries promising tiles first.
                open.Enqueue(next, length + Math.Abs(goal.X - next.X) + Math.Abs(goal.Y - next.Y));
            }
        }

        var path = new List<Point>();
        for (Point tile = goal; cameFrom.ContainsKey(tile) && tile != start; tile = cameFrom[tile])
        {
            path.Insert(0, tile);
        }

        return path;
    }
    #endregion

    #region walk-path
    public static void WalkTo(CCNode walker, Point goal, CCTMXLayer walls)
    {
        CCSize size = walls.MapTileSize;
        var start = new Point(
            (int)(walker.PositionX / size.Width),
            (int)(walls.LayerSize.Height - walker.PositionY / size.Height));
        CCFiniteTimeAction[] moves = FindPath(start, goal, IsFree)
            .Select(tile => new CCMoveTo(0.2f, CenterOf(tile)))
            .ToArray();
        if (moves.Length > 0)
        {
            walker.RunAction(new CCSequence(moves));
        }

        bool IsFree(Point tile) =>
            tile.X >= 0 && tile.X < walls.LayerSize.Width
            && tile.Y >= 0 && tile.Y < walls.LayerSize.Height
            && walls.TileGIDAt(new CCPoint(tile.X, tile.Y)) == 0;

        CCPoint CenterOf(Point tile) =>
            walls.PositionAt(new CCPoint(tile.X, tile.Y))
            + new CCPoint(size.Width / 2, size.Height / 2);
    }
    #endregion
}

public static class WallRecipes
{
    private const float PointsPerMeter = 32f;

    #region tiled-walls
    public static void AddWalls(b2World world, CCTMXTiledMap map)
    {
        b2Body level = world.CreateBody(new b2BodyDef());
        foreach (Dictionary<string, string> wall in map.ObjectGroupNamed("walls").Objects)
        {
            float width = Meters(wall["width"]);
            float height = Meters(wall["height"]);
            var center = new b2Vec2(Meters(wall["x"]) + width / 2, Meters(wall["y"]) + height / 2);
            var box = new b2PolygonShape();
            box.SetAsBox(width / 2, height / 2, center, 0f);
            level.CreateFixture(box, 0f);
        }
    }

    private static float Meters(string pixels) =>
        float.Parse(pixels, CultureInfo.InvariantCulture) / PointsPerMeter;
    #endregion
}
