using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>A panel slides in, and after a while out again.</summary>
public class CCEaseInOutScene : Beach
{
    private readonly CCPoint _outside = new(-140, 200);
    private readonly CCPoint _middle = new(320, 200);

    public CCEaseInOutScene()
    {
        CCSprite panel = Add("panel", _outside.X, _outside.Y);
        Layer.ScheduleOnce(_ => CCEaseInOutExample.SlideIn(panel, _middle), 0.3f);
        Layer.ScheduleOnce(_ => CCEaseInOutExample.SlideIn(panel, _outside), 1.7f);
    }
}
