using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionProgressInOutExample
{
    #region example
    public static void OpenHatch(CCScene cellar)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionProgressInOut(1, cellar));
    }
    #endregion
}
