using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionFadeTRExample
{
    #region example
    public static void Sail(CCScene harbor)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFadeTR(1, harbor));
    }
    #endregion
}
