using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionMoveInRExample
{
    #region example
    public static void ShowOptions(CCScene options)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionMoveInR(1, options));
    }
    #endregion
}
