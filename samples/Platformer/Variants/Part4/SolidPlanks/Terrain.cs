using Box2D.Common;
using Box2D.Dynamics;
using Platformer.Logic;

namespace Platformer;

/// <summary>The bodies of a level that never move.</summary>
public static class Terrain
{
    // The wood fills the upper 12 points of its tile.
    private const float PlankHeight = 12 / Units.PointsPerMeter;

    public static void Create(b2World world, LevelMap map)
    {
        AddGround(world, map);
        AddPlanks(world, map);

        // Invisible walls at both sides, twice as high as the level.
        AddBox(world, new b2Vec2(-1, map.Rows), 2, 2 * map.Rows);
        AddBox(world, new b2Vec2(map.Columns + 1, map.Rows), 2, 2 * map.Rows);
    }

    private static void AddGround(b2World world, LevelMap map)
    {
        foreach (TileBox box in TileMerger.MergeSolid(map))
        {
            var center = new b2Vec2(box.Column + box.Columns / 2f, box.Row + box.Rows / 2f);
            AddBox(world, center, box.Columns, box.Rows);
        }
    }

    private static void AddPlanks(b2World world, LevelMap map)
    {
        foreach (TileBox box in TileMerger.MergePlanks(map))
        {
            var center = new b2Vec2(box.Column + box.Columns / 2f, box.Row + 1 - PlankHeight / 2);
            AddBox(world, center, box.Columns, PlankHeight);
        }
    }

    private static b2Body AddBox(b2World world, b2Vec2 center, float width, float height)
    {
        return Bodies.CreateBox(world, b2BodyType.b2_staticBody, center, width, height);
    }
}
