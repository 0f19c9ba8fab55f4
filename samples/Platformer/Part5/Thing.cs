using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace Platformer;

/// <summary>Something in a level that notices when the player touches it.</summary>
public abstract class Thing
{
    /// <param name="foot">The middle of its lower edge, in meters.</param>
    protected Thing(b2World world, b2BodyType type, b2Vec2 foot, float width, float height, string picture)
    {
        Body = world.CreateBody(new b2BodyDef { type = type, position = foot });
        Body.UserData = this;

        var shape = new b2PolygonShape();
        shape.SetAsBox(width / 2, height / 2, new b2Vec2(0, height / 2), 0);

        // A sensor reports contacts, but nothing bumps into it.
        Body.CreateFixture(new b2FixtureDef { shape = shape, isSensor = true });

        Sprite = Pictures.CreateSprite(picture);
        Sprite.AnchorPoint = new CCPoint(0.5f, 0);
        Sprite.Position = Units.ToPoints(foot);
    }

    public b2Body Body { get; }

    public CCSprite Sprite { get; }
}
