using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTransitionCrossFadeScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionCrossFadeExample.ShowMemory(next);
    }
}

public class CCTransitionFadeScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionFadeExample.StartLevel(next);
    }
}
