using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace Platformer;

public static class Bodies
{
    /// <summary>Creates a body with one box. Width and height are the full sizes, in meters.</summary>
    public static b2Body CreateBox(b2World world, b2BodyType type, b2Vec2 center, float width, float height)
    {
        b2Body body = world.CreateBody(new b2BodyDef { type = type, position = center });

        // SetAsBox takes half the width and half the height.
        var shape = new b2PolygonShape();
        shape.SetAsBox(width / 2, height / 2);

        body.CreateFixture(new b2FixtureDef { shape = shape, density = 1, friction = 0.5f });
        return body;
    }
}
