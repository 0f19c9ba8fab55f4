using System;
using Cocos2D;
using Microsoft.Xna.Framework;

namespace Platformer;

public class AppDelegate : CCApplication
{
    // The game is laid out in these points, whatever the size of the window.
    public const int DesignWidth = 960;
    public const int DesignHeight = 540;

    public AppDelegate(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
        s_pSharedApplication = this;

        CCDrawManager.InitializeDisplay(
            game,
            graphics,
            DisplayOrientation.LandscapeLeft | DisplayOrientation.LandscapeRight);
    }

    public override bool ApplicationDidFinishLaunching()
    {
        CCDrawManager.SetDesignResolutionSize(DesignWidth, DesignHeight, CCResolutionPolicy.ShowAll);

        CCDirector director = CCDirector.SharedDirector;
        director.SetOpenGlView();
        director.AnimationInterval = 1.0 / 60;

        // The engine catches exceptions in Update silently. Print them.
        director.Scheduler.OnUnhandledException += exception => Console.Error.WriteLine(exception);

        Sounds.Load();
        Sounds.StartMusic();

        director.RunWithScene(TitleLayer.CreateScene());
        return true;
    }

    public override void ApplicationDidEnterBackground()
    {
        CCDirector.SharedDirector.Pause();
        Sounds.PauseMusic();
    }

    public override void ApplicationWillEnterForeground()
    {
        CCDirector.SharedDirector.Resume();
        Sounds.StartMusic();
    }
}
