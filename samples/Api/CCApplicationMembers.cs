using System;
using Cocos2D;
using CocosDenshion;
using Microsoft.Xna.Framework;

namespace CocosDocs.Api;

public class CCApplicationMembersExample : CCApplication
{
    #region constructor
    public CCApplicationMembersExample(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
        s_pSharedApplication = this;
        HandleMediaStateAutomatically = false;
    }
    #endregion

    #region did-finish-launching
    public override bool ApplicationDidFinishLaunching()
    {
        CCDrawManager.SetDesignResolutionSize(640, 360, CCResolutionPolicy.ShowAll);

        CCDirector director = CCDirector.SharedDirector;
        director.SetOpenGlView();
        director.Scheduler.OnUnhandledException += error => Console.Error.WriteLine(error);
        director.RunWithScene(new BeachScene());
        return true;
    }
    #endregion

    #region did-enter-background
    public override void ApplicationDidEnterBackground()
    {
        CCDirector.SharedDirector.Pause();
        CCSimpleAudioEngine.SharedEngine.PauseBackgroundMusic();
    }
    #endregion

    #region will-enter-foreground
    public override void ApplicationWillEnterForeground()
    {
        if (CCDirector.SharedDirector.IsPaused)
        {
            CCDirector.SharedDirector.Resume();
            CCSimpleAudioEngine.SharedEngine.ResumeBackgroundMusic();
        }
    }
    #endregion

    #region use-input-state-management
    public override bool UseInputStateManagement
    {
        get { return true; }
    }
    #endregion

    #region quit
    public static CCMenuItem QuitItem()
    {
        CCApplication application = CCApplication.SharedApplication;
        return new CCMenuItemFont("Quit", "coconut", 32, _ => application.Game.Exit());
    }
    #endregion
}
