using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Troubleshooting;

#region stencil
public class StencilGame : Game
{
    public StencilGame()
    {
        var graphics = new GraphicsDeviceManager(this)
        {
            PreferredBackBufferWidth = 1280,
            PreferredBackBufferHeight = 720,
            PreferredDepthStencilFormat = DepthFormat.Depth24Stencil8,
        };

        Content.RootDirectory = "Content";
        Components.Add(new StencilAppDelegate(this, graphics));
    }
}
#endregion

public class StencilAppDelegate : CCApplication
{
    public StencilAppDelegate(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
        s_pSharedApplication = this;
        CCDrawManager.InitializeDisplay(
            game,
            graphics,
            DisplayOrientation.LandscapeLeft | DisplayOrientation.LandscapeRight);
    }

    #region input-state
    public override bool UseInputStateManagement
    {
        get { return true; }
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

    #region launch
    public override bool ApplicationDidFinishLaunching()
    {
        CCDirector.SharedDirector.SetOpenGlView();
        CCDrawManager.SetDesignResolutionSize(1280, 720, CCResolutionPolicy.ShowAll);

        var scene = new CCScene();
        scene.AddChild(new KeyLayer());
        CCDirector.SharedDirector.RunWithScene(scene);
        return true;
    }
    #endregion
}

public static class HighScore
{
    #region flush
    public static void Save(int points)
    {
        CCUserDefault.SharedUserDefault.SetIntegerForKey("highScore", points);
        CCUserDefault.SharedUserDefault.Flush();
    }
    #endregion
}
