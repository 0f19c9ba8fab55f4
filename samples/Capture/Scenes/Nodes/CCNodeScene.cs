using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCNodeScene : Shore
{
    public CCNodeScene()
    {
        CCNode raft = CCNodeExample.BuildRaft();
        raft.Position = new CCPoint(150, 120);
        Layer.AddChild(raft);
        Layer.ScheduleOnce(_ => CCNodeExample.SetSail(raft), 0.3f);
    }
}
