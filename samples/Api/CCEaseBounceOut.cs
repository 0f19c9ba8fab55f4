using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseBounceOutExample
{
    #region example
    public static void Drop(CCNode coconut, CCPoint ground)
    {
        coconut.RunAction(new CCEaseBounceOut(new CCMoveTo(1, ground)));
    }
    #endregion
}
