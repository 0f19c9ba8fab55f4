using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2BodyTypeMembersExample
{
    #region wall
    public static b2Body AddWall(b2World world, b2Vec2 foot, b2Shape wall)
    {
        var settings = new b2BodyDef { type = b2BodyType.b2_staticBody, position = foot };
        b2Body body = world.CreateBody(settings);
        body.CreateFixture(wall, 0f);
        return body;
    }
    #endregion

    #region elevator
    public static b2Body AddElevator(b2World world, b2Vec2 bottom, b2Shape floor)
    {
        var settings = new b2BodyDef { type = b2BodyType.b2_kinematicBody, position = bottom };
        b2Body elevator = world.CreateBody(settings);
        elevator.CreateFixture(floor, 0f);
        elevator.LinearVelocity = new b2Vec2(0f, 0.5f);
        return elevator;
    }
    #endregion

    #region coconut
    public static b2Body DropCoconut(b2World world, b2Vec2 treetop)
    {
        var settings = new b2BodyDef { type = b2BodyType.b2_dynamicBody, position = treetop };
        b2Body coconut = world.CreateBody(settings);
        coconut.CreateFixture(new b2CircleShape { Radius = 0.3f }, 1f);
        return coconut;
    }
    #endregion
}
