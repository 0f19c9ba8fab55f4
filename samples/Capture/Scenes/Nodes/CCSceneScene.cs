using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>From a title at night to the beach.</summary>
public class CCSceneScene : CCScene
{
    public CCSceneScene()
    {
        AddChild(new CCSprite("moonlit-cove") { AnchorPoint = CCPoint.Zero });
        var title = new CCSprite("images/title") { Position = new CCPoint(360, 210), Scale = 0.7f };
        AddChild(title);
        title.ScheduleOnce(_ => CCSceneExample.Switch(), 0.9f);
    }
}
