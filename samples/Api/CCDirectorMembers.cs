using Cocos2D;

namespace CocosDocs.Api;

public static class CCDirectorMembersExample
{
    #region shared-director
    public static CCPoint UpperRightCorner()
    {
        CCDirector director = CCDirector.SharedDirector;
        CCSize size = director.VisibleSize;
        return director.VisibleOrigin + new CCPoint(size.Width, size.Height);
    }
    #endregion

    #region run-with-scene
    public static void Launch(CCScene title)
    {
        CCDrawManager.SetDesignResolutionSize(1280, 720, CCResolutionPolicy.ShowAll);

        CCDirector director = CCDirector.SharedDirector;
        director.SetOpenGlView();
        director.RunWithScene(title);
    }
    #endregion

    #region replace-scene
    public static void StartLevel(int number)
    {
        var level = new CCScene();
        level.AddChild(new CCSprite($"levels/{number}") { Position = level.ContentSize.Center });

        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(0.5f, level));
    }
    #endregion

    #region push-scene
    public static void OpenMap(CCScene map)
    {
        CCDirector.SharedDirector.PushScene(new CCTransitionMoveInB(0.3f, map));
    }
    #endregion

    #region pop-scene
    public static CCMenu MakeBackMenu()
    {
        var back = new CCMenuItemFont("Back", _ => CCDirector.SharedDirector.PopScene());
        return new CCMenu(back) { Position = new CCPoint(80, 40) };
    }
    #endregion

    #region pop-to-root-scene
    public static void BackToTitle()
    {
        CCDirector director = CCDirector.SharedDirector;
        if (!director.RunningScene.IsTransition)
        {
            director.PopToRootScene();
        }
    }
    #endregion

    #region running-scene
    public static void Announce(CCNode banner)
    {
        CCScene scene = CCDirector.SharedDirector.RunningScene;
        if (scene != null && !scene.IsTransition)
        {
            scene.AddChild(banner, 1000);
        }
    }
    #endregion

    #region win-size
    public static void AddScore(CCScene scene, CCNode score)
    {
        CCSize screen = CCDirector.SharedDirector.WinSize;
        score.AnchorPoint = CCPoint.AnchorUpperLeft;
        score.Position = new CCPoint(20, screen.Height - 20);
        scene.AddChild(score, 100);
    }
    #endregion

    #region visible-size
    public static void PlaceInCorner(CCNode button)
    {
        CCPoint origin = CCDirector.SharedDirector.VisibleOrigin;
        CCSize size = CCDirector.SharedDirector.VisibleSize;

        button.AnchorPoint = CCPoint.AnchorLowerRight;
        button.Position = origin + new CCPoint(size.Width - 20, 20);
    }
    #endregion

    #region display-stats
    public static void ToggleStats()
    {
        CCDirector director = CCDirector.SharedDirector;
        director.DisplayStats = !director.DisplayStats;
    }
    #endregion

    #region animation-interval
    public static void SaveBattery(bool wanted)
    {
        CCDirector.SharedDirector.AnimationInterval = wanted ? 1 / 30.0 : 1 / 60.0;
    }
    #endregion

    #region next-delta-time-zero
    public static void LoadLevel(string[] pictures)
    {
        foreach (string picture in pictures)
        {
            CCTextureCache.SharedTextureCache.AddImage(picture);
        }

        CCDirector.SharedDirector.SetNextDeltaTimeZero(true);
    }
    #endregion

    #region scheduler
    public static void ShowHit(CCScene level)
    {
        CCScheduler scheduler = CCDirector.SharedDirector.Scheduler;
        scheduler.TimeScale = 0.1f;
        level.ScheduleOnce(_ => scheduler.TimeScale = 1, 0.05f);
    }
    #endregion
}
