using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionMoveInRMembersExample
{
    #region push
    public static void OpenInventory(CCScene inventory)
    {
        CCDirector.SharedDirector.PushScene(new CCTransitionMoveInR(0.3f, inventory));
    }
    #endregion
}
