using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;
using Platformer.Logic;

namespace Platformer;

public class Crab : Thing
{
    private const float Width = 1;
    private const float Height = 0.75f;

    private readonly Patrol _patrol;

    public Crab(b2World world, b2Vec2 foot, Patrol patrol)
        : base(world, b2BodyType.b2_kinematicBody, foot, Width, Height, "images/crab-1")
    {
        _patrol = patrol;
        View = new BodyView(Body, Sprite);
        Sprite.RunAction(Pictures.CreateLoop(0.2f, "images/crab-1", "images/crab-2"));
    }

    public BodyView View { get; }

    public void Step()
    {
        _patrol.Step();
        Body.LinearVelocity = new b2Vec2((_patrol.X - Body.Position.x) / FixedStep.Seconds, 0);
    }

    #region stomp
    /// <summary>Returns whether the player lands on the top half.</summary>
    public bool IsStompedBy(Player player)
    {
        return player.Velocity.y < 0 && player.Feet.y > Body.Position.y + Height / 2;
    }

    public void Flatten()
    {
        Sprite.StopAllActions();
        Sprite.Texture = Pictures.Texture("images/crab-flat");
        Sprite.RunAction(new CCSequence(new CCDelayTime(0.5f), new CCFadeOut(0.3f), new CCRemoveSelf()));
    }
    #endregion
}
