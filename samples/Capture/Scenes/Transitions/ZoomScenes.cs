using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTransitionJumpZoomScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionJumpZoomExample.HopTo(next);
    }
}

public class CCTransitionRotoZoomScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionRotoZoomExample.SpinTo(next);
    }
}

public class CCTransitionShrinkGrowScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionShrinkGrowExample.GoTo(next);
    }
}
