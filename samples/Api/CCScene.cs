using Cocos2D;

namespace CocosDocs.Api;

#region example
public class BeachScene : CCScene
{
    public BeachScene()
    {
        AddChild(new CCSprite("cove") { Position = CCDirector.SharedDirector.WinSize.Center });
        AddChild(new CCSprite("crab") { Position = new CCPoint(320, 80) });
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
