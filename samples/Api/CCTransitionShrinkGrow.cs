using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionShrinkGrowExample
{
    #region example
    public static void GoTo(CCScene beach)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionShrinkGrow(1, beach));
    }
    #endregion
}
