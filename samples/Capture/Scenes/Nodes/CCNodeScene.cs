using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCNodeScene : Shore
{
    public CCNodeScene()
    {
        var start = new CCNode { Position = new CCPoint(150, 120) };
        start.AddChild(CCNodeExample.BuildRaft());
        Layer.AddChild(start);
    }
}
