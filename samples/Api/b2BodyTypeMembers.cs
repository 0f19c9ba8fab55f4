using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2BodyTypeMembersExample
{
    #region wall
    public static void AddWall(b2World world, b2Shape shape)
    {
        var settings = new b2BodyDef();
        settings.type = b2BodyType.b2_staticBody;
        settings.position = new b2Vec2(12f, 0f);

        b2Body wall = world.CreateBody(settings);
        wall.CreateFixture(shape, 0f);
    }
    #endregion

    #region elevator
    public static void AddElevator(b2World world, b2Shape floor)
    {
        var settings = new b2BodyDef();
        settings.type = b2BodyType.b2_kinematicBody;
        settings.position = new b2Vec2(5f, 0f);
        settings.linearVelocity = new b2Vec2(0f, 0.5f);

        b2Body elevator = world.CreateBody(settings);
        elevator.CreateFixture(floor, 0f);
    }
    #endregion

    #region coconut
    public static void DropCoconut(b2World world, b2Shape shape)
    {
        var settings = new b2BodyDef();
        settings.type = b2BodyType.b2_dynamicBody;
        settings.position = new b2Vec2(3f, 8f);

        b2Body coconut = world.CreateBody(settings);
        coconut.CreateFixture(shape, 1f);
    }
    #endregion
}
