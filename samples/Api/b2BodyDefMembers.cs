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
}
