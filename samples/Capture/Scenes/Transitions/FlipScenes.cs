using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTransitionFlipXScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionFlipXExample.TurnCard(next, back);
    }
}

public class CCTransitionFlipYScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionFlipYExample.TurnCard(next, back);
    }
}

public class CCTransitionFlipAngularScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionFlipAngularExample.TurnCard(next, back);
    }
}

public class CCTransitionZoomFlipXScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionZoomFlipXExample.TurnCard(next, back);
    }
}

public class CCTransitionZoomFlipYScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionZoomFlipYExample.TurnCard(next, back);
    }
}

public class CCTransitionZoomFlipAngularScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionZoomFlipAngularExample.TurnCard(next, back);
    }
}
