using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCLayerColorScene : Shore
{
    public CCLayerColorScene()
    {
        Add("crab", 320, 76);
        Layer.ScheduleOnce(_ => Open(), 0.5f);
    }

    private void Open()
    {
        CCLayerColorExample.Dim(this);
        CCNode dim = Children[ChildrenCount - 1];
        var panel = new CCSprite("panel") { Position = new CCPoint(320, 460) };
        AddChild(panel, 101);
        panel.RunAction(new CCSequence(
            new CCEaseBackOut(new CCMoveTo(0.4f, new CCPoint(320, 200))),
            new CCDelayTime(1),
            new CCMoveTo(0.3f, new CCPoint(320, 460))));
        dim.RunAction(new CCSequence(new CCDelayTime(1.4f), new CCFadeTo(0.3f, 0)));
    }
}
