using Box2D.Collision.Shapes;
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
}
