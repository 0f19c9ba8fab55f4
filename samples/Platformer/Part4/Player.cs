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
    public const float Height = 1.2f;
    private const float HalfWidth = 0.42f;

    // The corners at the feet are cut off, so that they do not catch on anything.
    private const float Bevel = 0.1f;

    private readonly PlayerMovement _movement = new PlayerMovement();
    private readonly FootSensor _feet = new FootSensor();
    private readonly b2Body _body;
    private readonly CCAction[] _animations;
    private readonly b2Vec2 _start;
    private PlayerState _shownState;

    /// <param name="start">The position of the feet in meters, which is also the body's position.</param>
    public Player(b2World world, b2Vec2 start)
    {
        _start = start;
        _body = world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = start,
            fixedRotation = true,
            allowSleep = false
        });
        _body.UserData = this;
        AddBodyFixture();
        AddFootFixture();

        Sprite = Pictures.CreateSprite("images/hero-idle-1");
        Sprite.AnchorPoint = new CCPoint(0.5f, 0);
        View = new BodyView(_body, Sprite);

        // Created once and reused, because a new action at each change would soon be garbage.
        _animations = new CCAction[]
        {
            Pictures.CreateLoop(0.5f, "images/hero-idle-1", "images/hero-idle-2"),
            Pictures.CreateLoop(0.1f, "images/hero-run-1", "images/hero-run-2", "images/hero-run-3", "images/hero-run-4"),
            Pictures.CreateLoop(1, "images/hero-jump"),
            Pictures.CreateLoop(1, "images/hero-fall")
        };
        Sprite.RunAction(_animations[(int)_shownState]);
    }

    public CCSprite Sprite { get; }

    public BodyView View { get; }

    #region move
    public b2Vec2 Feet => _body.Position;

    public void Step(ControlsState controls)
    {
        b2Vec2 velocity = _body.LinearVelocity;
        b2Body ground = _feet.FindGround(Feet.y);

        // Only what moves by itself carries the player. A crate that rolls away doesn't.
        bool isCarried = ground != null && ground.BodyType == b2BodyType.b2_kinematicBody;
        float carrierVelocityX = isCarried ? ground.LinearVelocity.x : 0;

        _movement.Step(controls, velocity.x, velocity.y, ground != null, carrierVelocityX);
        _body.LinearVelocity = new b2Vec2(_movement.VelocityX, _movement.VelocityY);
    }

    /// <summary>Call it between steps of the world. During one it would be ignored.</summary>
    public void Respawn()
    {
        _body.SetTransform(_start, 0);
        _body.LinearVelocity = b2Vec2.Zero;

        // Otherwise the sprite would be drawn on its way through the level.
        View.Remember();
    }
    #endregion

    public void ShowState()
    {
        Sprite.FlipX = _movement.FacesLeft;

        // Start it only on a change. An animation that restarts every frame never gets past its first picture.
        if (_movement.State != _shownState)
        {
            Sprite.StopAction(_animations[(int)_shownState]);
            _shownState = _movement.State;
            Sprite.RunAction(_animations[(int)_shownState]);
        }
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

    private void AddFootFixture()
    {
        // A little below the body, and narrower, because otherwise a wall would count as ground.
        var shape = new b2PolygonShape();
        shape.SetAsBox(HalfWidth - Bevel, 0.06f, new b2Vec2(0, -0.04f), 0);
        _body.CreateFixture(new b2FixtureDef { shape = shape, isSensor = true, userData = _feet });
    }
}
