using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionFadeMembersExample
{
    #region through-black
    public static void GameOver(CCScene next)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(1.2f, next));
    }
    #endregion

    #region through-color
    public static void EnterLight(CCScene island)
    {
        var flash = new CCTransitionFade(0.8f, island, CCColor3B.White);
        CCDirector.SharedDirector.ReplaceScene(flash);
    }
    #endregion
}
