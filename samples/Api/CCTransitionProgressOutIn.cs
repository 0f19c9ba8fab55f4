using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionProgressOutInExample
{
    #region example
    public static void CloseHatch(CCScene outside)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionProgressOutIn(1, outside));
    }
    #endregion
}
