using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace Platformer;

public class Coin : Thing
{
    public Coin(b2World world, b2Vec2 foot)
        : base(world, b2BodyType.b2_staticBody, foot, 0.8f, 0.9f, "images/coin-1")
    {
        Sprite.RunAction(
            Pictures.CreateLoop(0.12f, "images/coin-1", "images/coin-2", "images/coin-3", "images/coin-4"));
    }

    public void FlyAway()
    {
        Sprite.RunAction(new CCSequence(
            new CCSpawn(new CCMoveBy(0.3f, new CCPoint(0, 48)), new CCFadeOut(0.3f)),
            new CCRemoveSelf()));
    }
}
