using Cocos2D;

namespace CocosDocs.Api;

public static class CCDirectorExample
{
    #region example
    public static void GoTo(CCScene scene)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(0.5f, scene));
    }

    public static void OpenShop(CCScene shop)
    {
        CCDirector.SharedDirector.PushScene(shop);
    }

    public static void Back()
    {
        CCDirector director = CCDirector.SharedDirector;
        if (director.CanPopScene)
        {
            director.PopScene();
        }
    }
    #endregion
}
