using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionSplitRowsExample
{
    #region example
    public static void NextRound(CCScene round)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionSplitRows(1, round));
    }
    #endregion
}
