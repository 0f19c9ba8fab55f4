using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCMoveByScene : Beach
{
    public CCMoveByScene()
    {
        CCMoveByExample.Patrol(Add("crab", 200, 76));
    }
}
