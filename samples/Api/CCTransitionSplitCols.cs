using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionSplitColsExample
{
    #region example
    public static void NextRound(CCScene round)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionSplitCols(1, round));
    }
    #endregion
}
