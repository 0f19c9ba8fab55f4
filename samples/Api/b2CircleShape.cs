using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2CircleShapeExample
{
    #region example
    public static void AddCoconut(b2Body body)
    {
        var shape = new b2CircleShape
        {
            Radius = 0.4f,
            Position = new b2Vec2(0f, 0.1f)
        };
        body.CreateFixture(shape, 1f);
    }
    #endregion
}
