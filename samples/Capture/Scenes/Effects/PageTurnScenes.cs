using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCPageTurn3DScene : PalmBeach
{
    protected override CCNode Behind => Night;

    protected override void Run()
    {
        CCPageTurn3DExample.TurnPage(Layer);
        Layer.ScheduleOnce(_ => Layer.Visible = true, 1.6f);
    }
}
