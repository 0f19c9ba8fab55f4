using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionCrossFadeMembersExample
{
    #region next-page
    public static void NextPage(CCScene page)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionCrossFade(0.6f, page));
    }
    #endregion
}
