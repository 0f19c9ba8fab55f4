using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionSceneExample
{
    public static void Switch(CCScene next)
    {
        #region example
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionMoveInR(0.4f, next));
        #endregion
    }
}
