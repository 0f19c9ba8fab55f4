using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionMoveInBExample
{
    #region example
    public static void OpenInventory(CCScene inventory)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionMoveInB(1, inventory));
    }
    #endregion
}
