using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionZoomFlipYExample
{
    #region example
    public static void TurnCard(CCScene side, bool back)
    {
        CCTransitionOrientation way = back ? CCTransitionOrientation.DownOver : CCTransitionOrientation.UpOver;
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionZoomFlipY(1, side, way));
    }
    #endregion
}
