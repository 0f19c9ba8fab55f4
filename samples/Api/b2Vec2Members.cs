using System;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Api;

public static class b2Vec2MembersExample
{
    #region x
    public static void Face(CCSprite crab, b2Body body)
    {
        const float standingStill = 0.1f;
        float speed = body.LinearVelocity.x;
        if (MathF.Abs(speed) > standingStill)
        {
            crab.FlipX = speed < 0;
        }
    }
    #endregion

    #region y
    public static void LimitFall(b2Body player, float fastest)
    {
        b2Vec2 velocity = player.LinearVelocity;
        if (velocity.y < -fastest)
        {
            velocity.y = -fastest;
            player.LinearVelocity = velocity;
        }
    }
    #endregion

    #region throw
    public static void Throw(b2Body coconut, float degrees, float speed)
    {
        float radians = CCMathHelper.ToRadians(degrees);
        coconut.LinearVelocity = new b2Vec2(MathF.Cos(radians), MathF.Sin(radians)) * speed;
    }
    #endregion

    #region zero
    public static void Stop(b2Body crate)
    {
        crate.LinearVelocity = b2Vec2.Zero;
        crate.AngularVelocity = 0f;
    }
    #endregion
}
