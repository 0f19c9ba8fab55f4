using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2BodyTypeExample
{
    #region example
    public static void AddThree(b2World world, b2Shape board)
    {
        Add(world, b2BodyType.b2_staticBody, 1.7f, board);

        b2Body lift = Add(world, b2BodyType.b2_kinematicBody, 5f, board);
        lift.LinearVelocity = new b2Vec2(0f, 0.5f);

        Add(world, b2BodyType.b2_dynamicBody, 8.3f, board);
    }

    private static b2Body Add(b2World world, b2BodyType type, float x, b2Shape shape)
    {
        b2Body body = world.CreateBody(new b2BodyDef { type = type, position = new b2Vec2(x, 2.4f) });
        body.CreateFixture(shape, 1f);
        return body;
    }
    #endregion
}
