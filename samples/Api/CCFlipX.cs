using Cocos2D;

namespace CocosDocs.Api;

public static class CCFlipXExample
{
    #region example
    public static void Patrol(CCSprite gull)
    {
        var ahead = new CCMoveBy(1.4f, new CCPoint(300, 0));

        gull.RunAction(new CCSequence(
            ahead, new CCFlipX(true),
            ahead.Reverse(), new CCFlipX(false)));
    }
    #endregion
}
