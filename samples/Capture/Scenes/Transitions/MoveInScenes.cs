using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTransitionMoveInBScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionMoveInBExample.OpenInventory(next);
    }
}

public class CCTransitionMoveInLScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionMoveInLExample.ShowMap(next);
    }
}

public class CCTransitionMoveInRScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionMoveInRExample.ShowOptions(next);
    }
}

public class CCTransitionMoveInTScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionMoveInTExample.LowerCurtain(next);
    }
}
