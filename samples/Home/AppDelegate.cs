using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Home;

public class AppDelegate : CCApplication
{
    public AppDelegate(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
        s_pSharedApplication = this;

        const DisplayOrientation landscape =
            DisplayOrientation.LandscapeLeft | DisplayOrientation.LandscapeRight;
        CCDrawManager.InitializeDisplay(game, graphics, landscape);
    }

    public override bool ApplicationDidFinishLaunching()
    {
        // The pictures are plain PNG files, not built by the content pipeline: keep the engine from
        // multiplying their colors by their alpha twice.
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
