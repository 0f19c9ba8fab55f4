using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseExponentialInOutExample
{
    #region example
    public static void TurnTo(CCNode pages, CCPoint page)
    {
        pages.RunAction(new CCEaseExponentialInOut(new CCMoveTo(1, page)));
    }
    #endregion
}
