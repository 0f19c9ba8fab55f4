using Cocos2D;

namespace CocosDocs.Api;

public static class CCSceneMembersExample
{
    #region from-layers
    public static CCScene MakeLevel(CCLayer world, CCLayer score)
    {
        var scene = new CCScene();
        scene.AddChild(world, 0);
        scene.AddChild(score, 10);
        return scene;
    }
    #endregion

    #region is-transition
    public static void Open(CCScene next)
    {
        if (!CCDirector.SharedDirector.RunningScene.IsTransition)
        {
            CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(0.4f, next));
        }
    }
    #endregion
}
