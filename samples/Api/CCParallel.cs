using Cocos2D;

namespace CocosDocs.Api;

public static class CCParallelExample
{
    #region example
    public static void Toss(CCNode coconut, CCPoint chest)
    {
        coconut.RunAction(new CCParallel(
            new CCJumpTo(1, chest, 140, 1),
            new CCRotateBy(1, 540),
            new CCScaleTo(1, 0.5f)));
    }
    #endregion
}
