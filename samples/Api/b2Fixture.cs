using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2FixtureExample
{
    #region example
    public static void AddFeet(b2Body player)
    {
        var shape = new b2PolygonShape();
        shape.SetAsBox(0.3f, 0.05f, new b2Vec2(0f, -0.5f), 0f);

        b2Fixture feet = player.CreateFixture(shape, 0f);
        feet.IsSensor = true;
        feet.UserData = "feet";
    }

    public static void LetPass(b2Fixture fixture)
    {
        b2Filter filter = fixture.Filter;
        filter.maskBits = 0;
        fixture.Filter = filter;
    }
    #endregion

    #region friction
    public static void AddCrates(b2Body slippery, b2Body usual, b2Body rough, b2Shape box)
    {
        slippery.CreateFixture(box, 1f).Friction = 0f;
        usual.CreateFixture(box, 1f).Friction = 0.3f;
        rough.CreateFixture(box, 1f).Friction = 1f;
    }
    #endregion
}
