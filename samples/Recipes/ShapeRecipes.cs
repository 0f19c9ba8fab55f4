using System.Collections.Generic;
using System.Linq;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Recipes;

public static class ShapeRecipes
{
    private const float PointsPerMeter = 32f;

    public static void AddBoat(b2Body body)
    {
        #region boat
        CCPoint[] corners = [new(20, 40), new(60, 150), new(180, 150), new(220, 40), new(170, 100), new(70, 100)];
        AddOutline(body, new CCSize(240, 180), corners, 1f);
        #endregion
    }

    #region outline
    // Takes the corners as a paint program shows them: in pixels from the picture's upper left corner, with y pointing
    // down, counterclockwise on the screen.
    public static void AddOutline(b2Body body, CCSize picture, IEnumerable<CCPoint> corners, float density)
    {
        List<b2Vec2> rest = corners.Select(corner => new b2Vec2(
            corner.X - picture.Width / 2,
            picture.Height / 2 - corner.Y)).ToList();
        while (rest.Count > 2)
        {
            int tip = Enumerable.Range(0, rest.Count).First(index => IsEar(rest, index));
            var triangle = new b2PolygonShape();
            triangle.Set(TriangleAt(rest, tip).Select(corner => corner / PointsPerMeter).ToArray(), 3);
            body.CreateFixture(triangle, density);
            rest.RemoveAt(tip);
        }
    }

    private static b2Vec2[] TriangleAt(List<b2Vec2> corners, int tip) =>
    [
        corners[(tip + corners.Count - 1) % corners.Count],
        corners[tip],
        corners[(tip + 1) % corners.Count],
    ];

    // A triangle can be cut off if its tip points outward and no other corner is in it.
    private static bool IsEar(List<b2Vec2> corners, int tip)
    {
        b2Vec2[] ear = TriangleAt(corners, tip);
        return Turn(ear[0], ear[1], ear[2]) > 0f
            && !corners.Except(ear).Any(corner => Turn(ear[0], ear[1], corner) >= 0f
                && Turn(ear[1], ear[2], corner) >= 0f
                && Turn(ear[2], ear[0], corner) >= 0f);
    }

    // Positive if the path from a through b to the point turns left.
    private static float Turn(b2Vec2 a, b2Vec2 b, b2Vec2 point) =>
        (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);
    #endregion
}
