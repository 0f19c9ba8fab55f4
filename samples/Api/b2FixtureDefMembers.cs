using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2FixtureDefMembersExample
{
    #region goal
    public static void AddGoal(b2Body level, b2PolygonShape area)
    {
        level.CreateFixture(new b2FixtureDef { shape = area, isSensor = true, userData = "goal" });
    }
    #endregion

    #region ghost
    public static void LetCrabsPassEachOther(b2Body crab, b2Shape shape)
    {
        const ushort crabs = 4;
        var definition = new b2FixtureDef { shape = shape, density = 1f };
        definition.filter.categoryBits = crabs;
        definition.filter.maskBits = ushort.MaxValue - crabs;
        crab.CreateFixture(definition);
    }
    #endregion

    #region two-shapes
    public static void AddBodyAndHead(b2Body player)
    {
        var trunk = new b2PolygonShape();
        trunk.SetAsBox(0.25f, 0.4f);
        var definition = new b2FixtureDef { shape = trunk, density = 1f, friction = 0.3f };
        player.CreateFixture(definition);

        definition.shape = new b2CircleShape { Radius = 0.3f, Position = new b2Vec2(0f, 0.6f) };
        player.CreateFixture(definition);
    }
    #endregion

    #region beach-ball
    public static void MakeBeachBall(b2Body ball)
    {
        ball.CreateFixture(new b2FixtureDef
        {
            shape = new b2CircleShape { Radius = 0.5f },
            density = 0.2f,
            friction = 0.4f,
            restitution = 0.8f
        });
    }
    #endregion

    #region density
    public static void AddCrate(b2Body crate, b2Shape box, bool full)
    {
        crate.CreateFixture(new b2FixtureDef { shape = box, density = full ? 2f : 0.5f });
    }
    #endregion

    #region friction
    public static void AddFloor(b2Body level, b2Shape floor, bool icy)
    {
        level.CreateFixture(new b2FixtureDef { shape = floor, friction = icy ? 0.02f : 0.6f });
    }
    #endregion

    #region user-data
    public static void AddFeet(b2Body player, b2Shape soles)
    {
        player.CreateFixture(new b2FixtureDef { shape = soles, isSensor = true, userData = "feet" });
    }

    public static bool IsFeet(b2Fixture fixture) => fixture.UserData is "feet";
    #endregion
}
