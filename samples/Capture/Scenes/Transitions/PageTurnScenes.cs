using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTransitionPageTurnScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionPageTurnExample.TurnPage(next, back);
    }
}
