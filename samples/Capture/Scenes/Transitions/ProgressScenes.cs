using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTransitionProgressHorizontalScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionProgressHorizontalExample.WipeTo(next);
    }
}

public class CCTransitionProgressVerticalScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionProgressVerticalExample.WipeTo(next);
    }
}

public class CCTransitionProgressInOutScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionProgressInOutExample.OpenHatch(next);
    }
}

public class CCTransitionProgressOutInScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionProgressOutInExample.CloseHatch(next);
    }
}

public class CCTransitionProgressRadialCCWScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionProgressRadialCCWExample.LaterThatDay(next);
    }
}

public class CCTransitionProgressRadialCWScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionProgressRadialCWExample.LaterThatDay(next);
    }
}
