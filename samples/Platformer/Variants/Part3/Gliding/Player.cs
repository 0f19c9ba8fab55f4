using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>Coco: a body, a sprite that follows it, and the rules for moving.</summary>
public class Player
{
    // Fitted to the drawing, not to the picture with its empty border.
    private const float HalfWidth = 0.42f;
    private const float Height = 1.2f;

    // The corners at the feet are cut off, so that they do not catch on anything.
    private const float Bevel = 0.1f;

    private readonly PlayerMovement _movement = new PlayerMovement();
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

    public void Step(ControlsState controls)
    {
        b2Vec2 velocity = _body.LinearVelocity;
        _movement.Step(controls, velocity.x);
        _body.LinearVelocity = new b2Vec2(_movement.VelocityX, velocity.y);
    }

    private void AddBodyFixture()
    {
        // Counterclockwise, as Box2D requires.
        var corners = new[]
        {
            new b2Vec2(Bevel - HalfWidth, 0),
            new b2Vec2(HalfWidth - Bevel, 0),
            new b2Vec2(HalfWidth, Bevel),
            new b2Vec2(HalfWidth, Height),
            new b2Vec2(-HalfWidth, Height),
            new b2Vec2(-HalfWidth, Bevel)
        };
        var shape = new b2PolygonShape();
        shape.Set(corners, corners.Length);

        // Without friction, a player who jumps against a wall slides down instead of sticking to it.
        _body.CreateFixture(new b2FixtureDef { shape = shape, density = 1, friction = 0 });
    }
}
