using Box2D.Common;
using Box2D.Dynamics;

namespace Platformer;

public class Checkpoint : Thing
{
    // Higher than the flag, so that a jump over it counts too.
    private const float Height = 6;

    public Checkpoint(b2World world, b2Vec2 foot)
        : base(world, b2BodyType.b2_staticBody, foot, 0.6f, Height, "images/flag-down")
    {
    }

    public bool IsReached { get; private set; }

    public void Reach()
    {
        IsReached = true;
        Sprite.Texture = Pictures.Texture("images/flag-up");
    }
}
