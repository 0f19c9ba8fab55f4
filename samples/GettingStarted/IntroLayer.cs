namespace CocosDocs.GettingStarted;

#region coconut
using System.Collections.Generic;
using Cocos2D;

public class IntroLayer : CCLayerColor
{
    private readonly CCDrawNode _coconut = new CCDrawNode();

    public IntroLayer()
        : base(new CCColor4B(116, 200, 214, 255))
    {
        var shell = new CCColor4B(112, 74, 46, 255);
        var eye = new CCColor4B(58, 36, 22, 255);
        _coconut.DrawCircle(CCPoint.Zero, 80, shell);
        _coconut.DrawCircle(new CCPoint(-28, 20), 12, eye);
        _coconut.DrawCircle(new CCPoint(28, 20), 12, eye);
        _coconut.DrawCircle(new CCPoint(0, -24), 14, eye);
        _coconut.Position = CCDirector.SharedDirector.WinSize.Center;
        AddChild(_coconut);

        TouchEnabled = true;
    }

    public static CCScene Scene
    {
        get
        {
            var scene = new CCScene();
            scene.AddChild(new IntroLayer());
            return scene;
        }
    }

    public override void TouchesBegan(List<CCTouch> touches)
    {
        _coconut.StopAllActions();
        _coconut.RunAction(new CCJumpTo(0.8f, touches[0].Location, 160, 1));
        _coconut.RunAction(new CCEaseSineOut(new CCRotateBy(0.8f, 360)));
    }
}
#endregion
