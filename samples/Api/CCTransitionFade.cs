using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionFadeExample
{
    #region example
    public static void StartLevel(CCScene level)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(1, level));
    }
    #endregion
}
