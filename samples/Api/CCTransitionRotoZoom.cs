using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionRotoZoomExample
{
    #region example
    public static void SpinTo(CCScene bonusRound)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionRotoZoom(1, bonusRound));
    }
    #endregion
}
