using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2PolygonShapeExample
{
    #region example
    public static void AddGroundAndRamp(b2Body level)
    {
        var ground = new b2PolygonShape();
        ground.SetAsBox(12.5f, 1f);
        level.CreateFixture(ground, 0f);

        var ramp = new b2PolygonShape();
        b2Vec2[] corners = { new(0f, 1f), new(4f, 1f), new(4f, 3f) };
        ramp.Set(corners, corners.Length);
        level.CreateFixture(ramp, 0f);
    }
    #endregion
}
