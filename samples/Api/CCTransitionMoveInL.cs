using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionMoveInLExample
{
    #region example
    public static void ShowMap(CCScene map)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionMoveInL(1, map));
    }
    #endregion
}
