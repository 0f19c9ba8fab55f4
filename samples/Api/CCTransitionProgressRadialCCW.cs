using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionProgressRadialCCWExample
{
    #region example
    public static void LaterThatDay(CCScene evening)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionProgressRadialCCW(1, evening));
    }
    #endregion
}
