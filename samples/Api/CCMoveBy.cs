using Cocos2D;

namespace CocosDocs.Api;

public static class CCMoveByExample
{
    #region example
    public static void Patrol(CCSprite crab)
    {
        var right = new CCMoveBy(2, new CCPoint(240, 0));

        crab.RunAction(new CCRepeatForever(
            new CCSequence(
                new CCFlipX(false), right,
                new CCFlipX(true), right.Reverse())));
    }
    #endregion
}
