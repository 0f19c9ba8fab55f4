using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2BodyDefMembersExample
{
    #region platform
    public static b2Body AddMovingPlatform(b2World world, b2Vec2 start)
    {
        return world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_kinematicBody,
            position = start,
            linearVelocity = new b2Vec2(1.5f, 0f),
        });
    }
    #endregion

    #region stack
    public static void StackCrates(b2World world, b2Shape crate, b2Vec2 bottom, int count)
    {
        var definition = new b2BodyDef { type = b2BodyType.b2_dynamicBody };
        for (int i = 0; i < count; i++)
        {
            definition.position = bottom + new b2Vec2(0f, i);
            world.CreateBody(definition).CreateFixture(crate, 1f);
        }
    }
    #endregion
}
