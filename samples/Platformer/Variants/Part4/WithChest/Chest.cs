using Box2D.Common;
using Box2D.Dynamics;

namespace Platformer;

/// <summary>The goal of a level.</summary>
public class Chest : Thing
{
    public Chest(b2World world, b2Vec2 foot)
        : base(world, b2BodyType.b2_staticBody, foot, 1.6f, 1.2f, "images/chest-closed")
    {
    }

    public void Open()
    {
        Sprite.Texture = Pictures.Texture("images/chest-open");
    }
}
