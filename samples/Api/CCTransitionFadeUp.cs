using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionFadeUpExample
{
    #region example
    public static void OpenBlind(CCScene view)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFadeUp(1, view));
    }
    #endregion
}
