using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionFadeDownExample
{
    #region example
    public static void CloseBlind(CCScene view)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFadeDown(1, view));
    }
    #endregion
}
