using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionPageTurnExample
{
    #region example
    public static void TurnPage(CCScene page, bool back)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionPageTurn(1, page, back));
    }
    #endregion
}
