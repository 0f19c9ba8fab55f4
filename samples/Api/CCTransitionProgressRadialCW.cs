using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionProgressRadialCWExample
{
    #region example
    public static void LaterThatDay(CCScene evening)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionProgressRadialCW(1, evening));
    }
    #endregion
}
