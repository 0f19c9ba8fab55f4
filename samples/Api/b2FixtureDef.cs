using Box2D.Collision.Shapes;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2FixtureDefExample
{
    #region example
    private const ushort Player = 1;
    private const ushort Ground = 2;

    public static void AddBall(b2Body body)
    {
        var definition = new b2FixtureDef
        {
            shape = new b2CircleShape { Radius = 0.5f },
            density = 1f,
            friction = 0f,
            restitution = 0.6f
        };
        definition.filter.categoryBits = Player;
        definition.filter.maskBits = Ground;

        body.CreateFixture(definition);
    }
    #endregion

    #region bounce
    public static void AddCoconut(b2Body body, float bounce)
    {
        body.CreateFixture(new b2FixtureDef
        {
            shape = new b2CircleShape { Radius = 0.47f },
            density = 1f,
            friction = 0.3f,
            restitution = bounce
        });
    }
    #endregion
}
