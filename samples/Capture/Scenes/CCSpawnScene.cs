using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCSpawnScene : Beach
{
    public CCSpawnScene()
    {
        CCSprite gull = Add("gull", 140, 90);
        Layer.ScheduleOnce(_ => CCSpawnExample.FlyAway(gull), 0.4f);
    }
}
