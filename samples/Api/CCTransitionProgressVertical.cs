using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionProgressVerticalExample
{
    #region example
    public static void WipeTo(CCScene place)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionProgressVertical(1, place));
    }
    #endregion
}
