using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2EdgeShapeExample
{
    #region example
    public static void AddWalls(b2Body room, float width, float height)
    {
        b2Vec2[] corners = { new(0f, 0f), new(width, 0f), new(width, height), new(0f, height) };

        var wall = new b2EdgeShape();
        for (int i = 0; i < corners.Length; i++)
        {
            wall.Set(corners[i], corners[(i + 1) % corners.Length]);
            room.CreateFixture(wall, 0f);
        }
    }
    #endregion
}
