using Cocos2D;

namespace CocosDocs.Overview;

public class HudLayer : CCLayer
{
    #region hud
    public HudLayer()
    {
        var pause = new CCMenuItemLabel(
            new CCLabelTTF("Pause", "MarkerFelt", 22),
            item => PauseOrResume());

        AddChild(new CCMenu(pause)
        {
            Position = new CCPoint(1180, 680),
        });
    }

    private static void PauseOrResume()
    {
        CCScheduler scheduler = CCDirector.SharedDirector.Scheduler;

        scheduler.TimeScale = scheduler.TimeScale == 0 ? 1 : 0;
    }
    #endregion
}
