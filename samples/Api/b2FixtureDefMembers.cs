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
}
