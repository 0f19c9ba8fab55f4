using Cocos2D;

namespace CocosDocs.Overview;

public class HudLayer : CCLayer
{
    #region hud
    public HudLayer()
    {
        var pause = new CCMenuItemLabel(
            new CCLabel("Pause", "Arial", 32),
            item => PauseOrResume());

        AddChild(new CCMenu(pause)
        {
            Position = new CCPoint(1180, 680),
        });
    }

    private static void PauseOrResume()
    {
        CCDirector director = CCDirector.SharedDirector;

        if (director.IsPaused)
        {
            director.Resume();
        }
        else
        {
            director.Pause();
        }
    }
    #endregion
}
