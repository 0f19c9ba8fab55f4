using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionZoomFlipXExample
{
    #region example
    public static void TurnCard(CCScene side, bool back)
    {
        CCTransitionOrientation way = back ? CCTransitionOrientation.RightOver : CCTransitionOrientation.LeftOver;
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionZoomFlipX(1, side, way));
    }
    #endregion
}
