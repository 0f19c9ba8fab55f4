using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2ChainShapeExample
{
    #region example
    public static void AddDunes(b2Body level, b2Vec2[] crests)
    {
        var dunes = new b2ChainShape();
        dunes.CreateChain(crests, crests.Length);

        b2Fixture sand = level.CreateFixture(dunes, 0f);
        sand.Friction = 0.6f;
    }
    #endregion
}
