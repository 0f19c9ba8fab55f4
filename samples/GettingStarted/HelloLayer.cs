using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.GettingStarted;

#region hello
public class HelloLayer : CCLayer
{
    private readonly CCSprite _coconut = new CCSprite("coconut");

    public HelloLayer()
    {
        _coconut.Position = CCDirector.SharedDirector.WinSize.Center;
        _coconut.RunAction(new CCRepeatForever(new CCRotateBy(2, 360)));
        AddChild(_coconut);

        TouchEnabled = true;
    }

    public override void TouchesBegan(List<CCTouch> touches)
    {
        _coconut.RunAction(new CCMoveTo(0.4f, touches[0].Location));
    }

    public static CCScene Scene()
    {
        var scene = new CCScene();
        scene.AddChild(new HelloLayer());
        return scene;
    }
}
#endregion
