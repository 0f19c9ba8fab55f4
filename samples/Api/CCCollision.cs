using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCCollisionExample
{
    #region example
    public static void Collect(CCNode coco, List<CCSprite> coins)
    {
        CCCollision.CheckCollisions(coco, coins, 0.7f, (_, coin) =>
        {
            coins.Remove(coin);
            coin.RunAction(new CCSequence(new CCJumpBy(0.4f, new CCPoint(0, 60), 40, 1), new CCRemoveSelf()));
        });
    }
    #endregion
}
