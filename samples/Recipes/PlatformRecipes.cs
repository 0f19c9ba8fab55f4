using System;
using System.Diagnostics;
using System.Threading.Tasks;
using Cocos2D;
using CocosDenshion;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Recipes;

#region platform
public readonly record struct ScreenInsets(float Left, float Top, float Right, float Bottom);

public interface IPlatform
{
    // How far the notch and, on iOS, the rounded corners reach in from each edge, in pixels.
    ScreenInsets SafeInsets { get; }

    void OpenUrl(string url);
}
#endregion

#region desktop-platform
public class DesktopPlatform : IPlatform
{
    public ScreenInsets SafeInsets => default;

    public void OpenUrl(string url)
    {
        Process.Start(new ProcessStartInfo(url) { UseShellExecute = true });
    }
}
#endregion

public class Game1 : Game
{
    #region game-platform
    public Game1(IPlatform platform)
    {
        Services.AddService<IPlatform>(platform);

        #region screen-size
        var graphics = new GraphicsDeviceManager(this);
        if (!OperatingSystem.IsAndroid() && !OperatingSystem.IsIOS())
        {
            graphics.PreferredBackBufferWidth = 1280;
            graphics.PreferredBackBufferHeight = 720;
        }
        #endregion

        Content.RootDirectory = "Content";
        Components.Add(new AppDelegate(this, graphics));
    }
    #endregion

    #region exit
    protected override void Update(GameTime gameTime)
    {
#if !IOS
        if (GamePad.GetState(PlayerIndex.One).Buttons.Back == ButtonState.Pressed)
        {
            Exit();
        }
#endif

        base.Update(gameTime);
    }
    #endregion
}

public class AppDelegate : CCApplication
{
    public AppDelegate(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
        s_pSharedApplication = this;
        HandleMediaStateAutomatically = false;

        CCDrawManager.InitializeDisplay(
            game,
            graphics,
            DisplayOrientation.LandscapeLeft | DisplayOrientation.LandscapeRight);
    }

    #region leave
    public override void ApplicationDidEnterBackground()
    {
        if (CCDirector.SharedDirector.RunningScene is LevelScene level)
        {
            level.OpenPauseMenu();
        }

        CCDirector.SharedDirector.Pause();
    }

    public override void ApplicationWillEnterForeground()
    {
        CCDirector.SharedDirector.Resume();
    }
    #endregion
}

public class LevelScene : CCScene
{
    private readonly CCNode _pauseMenu = new CCNode { Visible = false };

    #region open-pause-menu
    public void OpenPauseMenu()
    {
        _pauseMenu.Visible = true;
        CCDirector.SharedDirector.Scheduler.TimeScale = 0f;
        CCSimpleAudioEngine.SharedEngine.PauseBackgroundMusic();
    }
    #endregion
}

#region safe-area
public static class SafeArea
{
    public static CCRect InPoints()
    {
        IPlatform platform = CCApplication.SharedApplication.Game.Services.GetService<IPlatform>();
        ScreenInsets insets = platform.SafeInsets;
        CCSize screen = CCDrawManager.FrameSize;
        CCPoint lowerLeft = CCDrawManager.ConvertScreenToGameCoords(
            insets.Left, screen.Height - insets.Bottom);
        CCPoint upperRight = CCDrawManager.ConvertScreenToGameCoords(
            screen.Width - insets.Right, insets.Top);

        // If there are bars beside the game, the notch may be in one of them.
        CCPoint origin = CCDrawManager.VisibleOrigin;
        CCSize visible = CCDrawManager.VisibleSize;
        float left = Math.Max(lowerLeft.X, origin.X);
        float bottom = Math.Max(lowerLeft.Y, origin.Y);
        float right = Math.Min(upperRight.X, origin.X + visible.Width);
        float top = Math.Min(upperRight.Y, origin.Y + visible.Height);
        return new CCRect(left, bottom, right - left, top - bottom);
    }
}
#endregion

#region hud
public class HudLayer : CCLayer
{
    private const float Margin = 16f;
    private readonly CCSprite _pauseButton = new CCSprite("pause");
    private CCRect _safeArea;

    public HudLayer()
    {
        _pauseButton.AnchorPoint = new CCPoint(1f, 1f);
        AddChild(_pauseButton);
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        CCRect safeArea = SafeArea.InPoints();
        if (safeArea != _safeArea)
        {
            _safeArea = safeArea;
            _pauseButton.Position = new CCPoint(safeArea.MaxX - Margin, safeArea.MaxY - Margin);
        }
    }
}
#endregion

public class NameLayer : CCLayer
{
    #region ask-name
    private Task<string> _input;

    public NameLayer()
    {
        ScheduleUpdate();
    }

    public void AskForName(string currentName)
    {
        if (!KeyboardInput.IsVisible)
        {
            _input = KeyboardInput.Show("Your name", "It appears in the high scores.", currentName);
        }
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        if (_input is not { IsCompletedSuccessfully: true })
        {
            return;
        }

        string name = _input.Result;
        _input = null;
        if (!string.IsNullOrWhiteSpace(name))
        {
            SetName(name.Trim());
        }
    }
    #endregion

    private static void SetName(string name)
    {
        CCUserDefault.SharedUserDefault.SetStringForKey("name", name);
    }
}

public static class PlatformRecipes
{
    public static string ReadLevel()
    {
        #region read-file
        string json = CCFileUtils.GetFileData("levels/1.json");
        #endregion
        return json;
    }

    public static void ShowPrivacyPolicy()
    {
        #region open-url
        IPlatform platform = CCApplication.SharedApplication.Game.Services.GetService<IPlatform>();
        platform.OpenUrl("https://example.com/privacy");
        #endregion
    }
}
