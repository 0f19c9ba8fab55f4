using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTransitionSlideInBScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionSlideInBExample.Dive(next);
    }
}

public class CCTransitionSlideInLScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionSlideInLExample.WalkWest(next);
    }
}

public class CCTransitionSlideInRScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionSlideInRExample.WalkEast(next);
    }
}

public class CCTransitionSlideInTScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionSlideInTExample.ClimbUp(next);
    }
}
