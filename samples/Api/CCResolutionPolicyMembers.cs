using Cocos2D;

namespace CocosDocs.Api;

public static class CCResolutionPolicyMembersExample
{
    #region show-all
    public static void StartBoardGame()
    {
        CCDrawManager.SetDesignResolutionSize(
            640, 360, CCResolutionPolicy.ShowAll);
        CCDirector.SharedDirector.SetOpenGlView();

        var scene = new CCScene();
        scene.AddChild(new CCSprite("images/board"));
        CCDirector.SharedDirector.RunWithScene(scene);
    }
    #endregion
}
