using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace Platformer;

public class Crab : Thing
{
    private const float Width = 1;
    private const float Height = 0.75f;

    public Crab(b2World world, b2Vec2 foot)
        : base(world, b2BodyType.b2_kinematicBody, foot, Width, Height, "images/crab-1")
    {
        View = new BodyView(Body, Sprite);
        Sprite.RunAction(Pictures.CreateLoop(0.2f, "images/crab-1", "images/crab-2"));
    }

    public BodyView View { get; }
}
