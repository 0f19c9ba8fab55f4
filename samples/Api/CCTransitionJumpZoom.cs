using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionJumpZoomExample
{
    #region example
    public static void HopTo(CCScene island)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionJumpZoom(1, island));
    }
    #endregion
}
