using Cocos2D;

namespace CocosDocs.Api;

public static class CCResolutionPolicyMembersExample
{
    #region show-all
    public static void StartBoardGame(CCScene board)
    {
        CCDrawManager.SetDesignResolutionSize(
            640, 360, CCResolutionPolicy.ShowAll);
        CCDirector.SharedDirector.SetOpenGlView();
        CCDirector.SharedDirector.RunWithScene(board);
    }
    #endregion
}
