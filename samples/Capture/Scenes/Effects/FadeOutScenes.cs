using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTurnOffTilesScene : PalmBeach
{
    protected override CCNode Behind => Night;

    protected override void Run()
    {
        CCTurnOffTilesExample.LosePicture(Layer);
        Layer.ScheduleOnce(_ => Layer.Visible = true, 1.6f);
    }
}

public class CCFadeOutBLTilesScene : PalmBeach
{
    protected override CCNode Behind => Night;

    protected override void Run()
    {
        CCFadeOutBLTilesExample.Uncover(Layer);
        Layer.ScheduleOnce(_ => Layer.Visible = true, 1.6f);
    }
}

public class CCFadeOutTRTilesScene : PalmBeach
{
    protected override CCNode Behind => Night;

    protected override void Run()
    {
        CCFadeOutTRTilesExample.Uncover(Layer);
        Layer.ScheduleOnce(_ => Layer.Visible = true, 1.6f);
    }
}

public class CCFadeOutUpTilesScene : PalmBeach
{
    protected override CCNode Behind => Night;

    protected override void Run()
    {
        CCFadeOutUpTilesExample.DrawBlind(Layer);
        Layer.ScheduleOnce(_ => Layer.Visible = true, 1.6f);
    }
}

public class CCFadeOutDownTilesScene : PalmBeach
{
    protected override CCNode Behind => Night;

    protected override void Run()
    {
        CCFadeOutDownTilesExample.DropBlind(Layer);
        Layer.ScheduleOnce(_ => Layer.Visible = true, 1.6f);
    }
}
