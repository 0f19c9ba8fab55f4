using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCSplitColsScene : PalmBeach
{
    protected override CCNode Behind => Night;

    protected override void Run()
    {
        CCSplitColsExample.OpenGate(Layer);
        Layer.ScheduleOnce(_ => Layer.Visible = true, 1.6f);
    }
}

public class CCSplitRowsScene : PalmBeach
{
    protected override CCNode Behind => Night;

    protected override void Run()
    {
        CCSplitRowsExample.OpenDrawers(Layer);
        Layer.ScheduleOnce(_ => Layer.Visible = true, 1.6f);
    }
}
