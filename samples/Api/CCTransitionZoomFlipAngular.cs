using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionZoomFlipAngularExample
{
    #region example
    public static void TurnCard(CCScene side, bool back)
    {
        CCTransitionOrientation way = back ? CCTransitionOrientation.RightOver : CCTransitionOrientation.LeftOver;
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionZoomFlipAngular(1, side, way));
    }
    #endregion
}
