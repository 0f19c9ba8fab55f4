using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

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

    #region body-for-sprite
    public static b2Body AddBody(b2World world, CCSprite crate, float pointsPerMeter)
    {
        return world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = new b2Vec2(crate.PositionX, crate.PositionY) / pointsPerMeter,
            angle = -CCMathHelper.ToRadians(crate.Rotation),
            userData = crate
        });
    }
    #endregion

    #region allow-sleep
    public static b2Body AddPaddle(b2World world, b2Vec2 start)
    {
        return world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = start,
            allowSleep = false
        });
    }
    #endregion

    #region fixed-rotation
    public static b2Body AddCrab(b2World world, b2Vec2 place)
    {
        return world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = place,
            fixedRotation = true
        });
    }
    #endregion
}
