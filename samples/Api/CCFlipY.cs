using Cocos2D;

namespace CocosDocs.Api;

public static class CCFlipYExample
{
    #region example
    public static void KnockOver(CCSprite crab)
    {
        crab.RunAction(new CCSequence(
            new CCJumpBy(0.4f, CCPoint.Zero, 70, 1), new CCFlipY(true),
            new CCDelayTime(0.8f),
            new CCJumpBy(0.4f, CCPoint.Zero, 70, 1), new CCFlipY(false)));
    }
    #endregion
}
