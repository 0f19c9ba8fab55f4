using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace Platformer;

/// <summary>Coco: a body and a sprite that follows it.</summary>
public class Player
{
    // Fitted to the drawing, not to the picture with its empty border.
    private const float HalfWidth = 0.42f;
    private const float Height = 1.2f;

    private readonly b2Body _body;

    /// <param name="feet">The position of the feet in meters, which is also the body's position.</param>
    public Player(b2World world, b2Vec2 feet)
    {
        _body = world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = feet,
            fixedRotation = true,
            allowSleep = false
        });
        AddBodyFixture();

        Sprite = Pictures.CreateSprite("images/hero-idle-1");
        Sprite.AnchorPoint = new CCPoint(0.5f, 0);
        View = new BodyView(_body, Sprite);

        Sprite.RunAction(Pictures.CreateLoop(0.5f, "images/hero-idle-1", "images/hero-idle-2"));
    }

    public CCSprite Sprite { get; }

    public BodyView View { get; }

    private void AddBodyFixture()
    {
        // SetAsBox takes half the width, half the height and the middle, which is half a body above the feet.
        var shape = new b2PolygonShape();
        shape.SetAsBox(HalfWidth, Height / 2, new b2Vec2(0, Height / 2), 0);
        _body.CreateFixture(new b2FixtureDef { shape = shape, density = 1 });
    }
}
