using System;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Api;

public static class b2BodyMembersExample
{
    #region walk
    public static void Walk(b2Body player, float direction)
    {
        const float speed = 4f;
        player.LinearVelocity = new b2Vec2(direction * speed, player.LinearVelocity.y);
    }
    #endregion

    #region jump
    public static void Jump(b2Body player, float takeOffSpeed)
    {
        var impulse = new b2Vec2(0f, player.Mass * (takeOffSpeed - player.LinearVelocity.y));
        player.ApplyLinearImpulse(impulse, player.WorldCenter);
    }
    #endregion

    #region thrust
    public static void StepWithThrust(b2Body rocket, b2World world, float timeStep)
    {
        b2Vec2 up = rocket.GetWorldVector(new b2Vec2(0f, 1f));
        rocket.ApplyForceToCenter(up * (rocket.Mass * 15f));
        world.Step(timeStep, 8, 3);
    }
    #endregion

    #region respawn
    public static void Respawn(b2Body player, b2Vec2 checkpoint)
    {
        player.SetTransform(checkpoint, 0f);
        player.LinearVelocity = b2Vec2.Zero;
        player.AngularVelocity = 0f;
        player.SetAwake(true);
    }
    #endregion

    #region feet
    public static b2Fixture AddFeet(b2Body player)
    {
        var shape = new b2PolygonShape();
        shape.SetAsBox(0.25f, 0.05f, new b2Vec2(0f, -0.5f), 0f);

        return player.CreateFixture(new b2FixtureDef { shape = shape, isSensor = true, userData = "feet" });
    }
    #endregion

    #region muzzle
    public static b2Body FireFrom(b2Body cannon, b2World world)
    {
        return world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            bullet = true,
            position = cannon.GetWorldPoint(new b2Vec2(1.2f, 0f)),
            linearVelocity = cannon.GetWorldVector(new b2Vec2(20f, 0f)),
        });
    }
    #endregion

    #region scroll
    public static void Scroll(CCNode level, b2Body player, CCSize screen)
    {
        const float pointsPerMeter = 32f;
        level.PositionX = screen.Width / 2 - player.Position.x * pointsPerMeter;
    }
    #endregion

    #region user-data
    public static void Link(b2Body body, CCNode node)
    {
        body.UserData = node;
    }

    public static void Blink(b2Fixture hit)
    {
        if (hit.Body.UserData is CCNode node)
        {
            node.RunAction(new CCBlink(0.5f, 3));
        }
    }
    #endregion

    #region angle
    public static bool IsUpsideDown(b2Body cart)
    {
        return MathF.Cos(cart.Angle) < -0.5f;
    }
    #endregion

    #region angular-velocity
    public static void Spin(b2Body coin, bool clockwise)
    {
        const float rotationsPerSecond = 2f;
        coin.AngularVelocity = (clockwise ? -1f : 1f) * rotationsPerSecond * MathF.Tau;
    }
    #endregion

    #region body-type
    public static void ShowIfMovable(CCSprite crate, b2Body body)
    {
        bool canBePushed = body.BodyType == b2BodyType.b2_dynamicBody;
        crate.Color = canBePushed ? CCTypes.CCWhite : CCTypes.CCGray;
    }
    #endregion

    #region get-local-point
    public static bool IsHitFromBehind(b2Body crab, b2Vec2 hit)
    {
        b2Vec2 place = crab.GetLocalPoint(hit);
        return place.x < 0f;
    }
    #endregion
}
