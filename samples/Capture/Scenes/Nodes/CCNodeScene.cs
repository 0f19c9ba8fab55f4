using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCNodeScene : Shore
{
    public CCNodeScene()
    {
        var sea = new CCNode { Position = new CCPoint(150, 120) };
        sea.AddChild(CCNodeExample.BuildRaft());
        sea.RunAction(new CCMoveBy(2, new CCPoint(280, 0)));
        Layer.AddChild(sea);
    }
}
