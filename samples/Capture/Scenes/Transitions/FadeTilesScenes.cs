using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTransitionFadeBLScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionFadeBLExample.Sail(next);
    }
}

public class CCTransitionFadeTRScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionFadeTRExample.Sail(next);
    }
}

public class CCTransitionFadeUpScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionFadeUpExample.OpenBlind(next);
    }
}

public class CCTransitionFadeDownScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionFadeDownExample.CloseBlind(next);
    }
}

public class CCTransitionTurnOffTilesScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionTurnOffTilesExample.WakeUp(next);
    }
}
