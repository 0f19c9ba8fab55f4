using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionProgressHorizontalExample
{
    #region example
    public static void WipeTo(CCScene place)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionProgressHorizontal(1, place));
    }
    #endregion
}
