using Cocos2D;
using Microsoft.Xna.Framework;

namespace MyFirstGame;

public class AppDelegate : CCApplication
{
    #region constructor
    public AppDelegate(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
        s_pSharedApplication = this;

        CCDrawManager.InitializeDisplay(
            game,
            graphics,
            DisplayOrientation.LandscapeLeft | DisplayOrientation.LandscapeRight);
    }
    #endregion

    #region startup
    public override bool ApplicationDidFinishLaunching()
    {
        CCDrawManager.SetDesignResolutionSize(1280, 720, CCResolutionPolicy.ShowAll);

        CCDirector director = CCDirector.SharedDirector;
        director.SetOpenGlView();
        director.AnimationInterval = 1.0 / 60;

        DebugHelp.Enable();

        director.RunWithScene(IntroLayer.Scene);
        return true;
    }
    #endregion

    #region focus
    public override void ApplicationDidEnterBackground()
    {
        CCDirector.SharedDirector.Pause();
    }

    public override void ApplicationWillEnterForeground()
    {
        CCDirector.SharedDirector.Resume();
    }
    #endregion
}
