using Box2D.Common;
using Box2D.Dynamics;

namespace Platformer;

public class Urchin : Thing
{
    public Urchin(b2World world, b2Vec2 foot)
        : base(world, b2BodyType.b2_staticBody, foot, 0.7f, 0.6f, "images/urchin")
    {
    }
}
