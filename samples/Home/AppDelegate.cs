using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Home;

public class AppDelegate : CCApplication
{
    public AppDelegate(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
        s_pSharedApplication = this;
        CCDrawManager.InitializeDisplay(game, graphics, DisplayOrientation.LandscapeLeft | DisplayOrientation.LandscapeRight);
    }

    public override bool ApplicationDidFinishLaunching()
    {
        CCTexture2D.OptimizeForPremultipliedAlpha = false;
        CCDrawManager.SetDesignResolutionSize(960, 540, CCResolutionPolicy.ShowAll);

        var director = CCDirector.SharedDirector;
        director.SetOpenGlView();
        director.AnimationInterval = 1.0 / 60;

        var scene = new CCScene();
        scene.AddChild(new BeachLayer());
        director.RunWithScene(scene);

        return true;
    }

    public override void ApplicationDidEnterBackground()
    {
        CCDirector.SharedDirector.Pause();
    }

    public override void ApplicationWillEnterForeground()
    {
        CCDirector.SharedDirector.Resume();
    }
}
