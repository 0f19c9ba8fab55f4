using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>A moving platform. Its body is kinematic, so it keeps its velocity and nothing can push it.</summary>
public class Raft
{
    private const float Width = 3;
    private const float Height = 0.75f;

    private readonly RaftRoute _route;
    private readonly b2Body _body;
    private float _seconds;

    public Raft(b2World world, RaftRoute route)
    {
        _route = route;
        _body = Bodies.CreateBox(world, b2BodyType.b2_kinematicBody, FindPosition(), Width, Height);
        _body.FixtureList.UserData = new OneWay(Height / 2);

        Sprite = Pictures.CreateSprite("images/raft");
        View = new BodyView(_body, Sprite);
    }

    public CCSprite Sprite { get; }

    public BodyView View { get; }

    public void Step()
    {
        _seconds += FixedStep.Seconds;

        // A raft that moves by its velocity takes along what stands on it. SetTransform would pull it away
        // from under the player's feet.
        _body.LinearVelocity = (FindPosition() - _body.Position) / FixedStep.Seconds;
    }

    private b2Vec2 FindPosition()
    {
        // Raised until its top is level with the tiles beside it, so that there is no step to trip over.
        (float x, float y) = _route.PositionAt(_seconds);
        return new b2Vec2(x, y + 0.5f - Height / 2);
    }
}
