using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionTurnOffTilesExample
{
    #region example
    public static void WakeUp(CCScene morning)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionTurnOffTiles(1, morning));
    }
    #endregion
}
