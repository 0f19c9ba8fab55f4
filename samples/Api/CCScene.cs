using Cocos2D;

namespace CocosDocs.Api;

#region example
public class BeachScene : CCScene
{
    public BeachScene()
    {
        AddChild(new CCLayerColor(new CCColor4B(80, 180, 220, 255)));
        AddChild(new CCSprite("crab") { Position = CCDirector.SharedDirector.WinSize.Center });
    }
}
#endregion

public static class CCSceneExample
{
    public static void Switch()
    {
        #region switch
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(0.5f, new BeachScene()));
        #endregion
    }
}
