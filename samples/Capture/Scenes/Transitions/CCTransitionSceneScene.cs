using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCTransitionSceneScene : DayAndNight
{
    protected override void Show(CCScene next, bool back)
    {
        CCTransitionSceneExample.Switch(next);
    }
}
