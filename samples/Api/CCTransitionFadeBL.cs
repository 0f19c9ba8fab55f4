using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionFadeBLExample
{
    #region example
    public static void Sail(CCScene harbor)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFadeBL(1, harbor));
    }
    #endregion
}
