using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>From day to night.</summary>
public class CCTransitionSceneScene : Beach
{
    public CCTransitionSceneScene()
    {
        Add("crab", 320, 76);

        var night = new CCScene();
        night.AddChild(new CCSprite("moonlit-cove") { AnchorPoint = CCPoint.Zero });
        Layer.ScheduleOnce(_ => CCTransitionSceneExample.Switch(night), 0.6f);
    }
}
