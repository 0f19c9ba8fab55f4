using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionCrossFadeExample
{
    #region example
    public static void ShowMemory(CCScene memory)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionCrossFade(1, memory));
    }
    #endregion
}
