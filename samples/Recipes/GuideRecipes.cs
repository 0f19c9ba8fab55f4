using System;
using System.IO;
using Cocos2D;

namespace CocosDocs.Recipes;

public static class SceneRecipes
{
    #region pass-values
    public class GameSession
    {
        public int Level { get; set; } = 1;
        public int Score { get; set; }
    }

    public class GameScene : CCScene
    {
        public GameScene(GameSession session)
        {
            var hud = new Hud(session.Score);
            AddChild(new GameLayer(session, hud));
            AddChild(hud, 1); // in front of the game
        }
    }

    public class Hud : CCLayer
    {
        private readonly CCLabelBMFont _score;

        public Hud(int score)
        {
            _score = new CCLabelBMFont(score.ToString(), "fonts/score.fnt")
            {
                Position = new CCPoint(100, 680),
            };
            AddChild(_score);
        }

        public void ShowScore(int score)
        {
            _score.Text = score.ToString();
        }
    }

    public class GameLayer : CCLayer
    {
        private readonly GameSession _session;
        private readonly Hud _hud;

        public GameLayer(GameSession session, Hud hud)
        {
            _session = session;
            _hud = hud;
        }

        private void TakeCoconut()
        {
            _session.Score += 10;
            _hud.ShowScore(_session.Score);
        }

        private void FinishLevel()
        {
            _session.Level++;
            CCDirector.SharedDirector.ReplaceScene(new GameScene(_session));
        }
    }
    #endregion

    #region logo
    public class LogoLayer : CCLayer
    {
        private bool _isLeaving;

        public LogoLayer()
        {
            AddChild(new CCSprite("images/logo") { Position = CCDirector.SharedDirector.WinSize.Center });
            TouchMode = CCTouchMode.OneByOne;
            TouchEnabled = true;
        }

        public override void OnEnterTransitionDidFinish()
        {
            base.OnEnterTransitionDidFinish();
            ScheduleOnce(_ => Leave(), 2);
        }

        public override bool TouchBegan(CCTouch touch)
        {
            Leave();
            return true;
        }

        private void Leave()
        {
            if (_isLeaving)
            {
                return; // the player has tapped, and now the time is up
            }

            _isLeaving = true;
            var game = new GameScene(new GameSession());
            CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(0.5f, game));
        }
    }
    #endregion
}

#region resized-hud
public class ResizableHud : CCLayer
{
    private const float Margin = 20;

    private readonly CCLabelBMFont _score = new("0", "fonts/score.fnt") { AnchorPoint = new CCPoint(0, 1) };
    private CCSize _laidOutSize;

    public ResizableHud()
    {
        AddChild(_score);
        LayOut();
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        if (CCDirector.SharedDirector.VisibleSize != _laidOutSize)
        {
            LayOut();
        }
    }

    // The label stays in the upper left corner.
    private void LayOut()
    {
        CCPoint origin = CCDirector.SharedDirector.VisibleOrigin;
        _laidOutSize = CCDirector.SharedDirector.VisibleSize;
        _score.Position = new CCPoint(origin.X + Margin, origin.Y + _laidOutSize.Height - Margin);
    }
}
#endregion

public class SnowLayer : CCLayer
{
    public SnowLayer()
    {
        #region fill
        const float step = 1 / 30f;

        var snow = new CCParticleSnow();
        AddChild(snow);

        for (float time = 0; time < snow.Life + snow.LifeVar; time += step)
        {
            snow.Update(step);
        }
        #endregion
    }
}

#region crash-file
public static class CrashFile
{
    private const int MostEntries = 20;

    private static readonly string Folder = Path.Combine(
        Environment.GetFolderPath(
            Environment.SpecialFolder.LocalApplicationData,
            Environment.SpecialFolderOption.Create),
        "MyFirstGame");

    private static int _entries;

    public static void Enable()
    {
        AppDomain.CurrentDomain.UnhandledException += (_, crash) => Write(crash.ExceptionObject);
    }

    public static void Write(object error)
    {
        // The scheduler may report the same exception in every update.
        if (++_entries > MostEntries)
        {
            return;
        }

        try
        {
            Directory.CreateDirectory(Folder);
            File.AppendAllText(Path.Combine(Folder, "crash.txt"), $"{DateTime.Now:s} {error}\n\n");
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // The game can continue without the file.
        }
    }
}
#endregion
