using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTransitionSplitColsScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionSplitColsExample.NextRound(next);
    }
}

public class CCTransitionSplitRowsScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionSplitRowsExample.NextRound(next);
    }
}
