using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionMoveInTExample
{
    #region example
    public static void LowerCurtain(CCScene credits)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionMoveInT(1, credits));
    }
    #endregion
}
