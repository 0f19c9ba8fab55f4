using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

/// <summary>Rafts move back and forth; on each, a coconut with a trail of stars hops.</summary>
public class CCPositionTypeScene : NightCove
{
    public CCPositionTypeScene()
    {
        AddRaft("Free", 264, CCPositionType.Free);
        AddRaft("Relative", 154, CCPositionType.Relative);
        AddRaft("Grouped", 44, CCPositionType.Grouped);
    }

    private void AddRaft(string label, float y, CCPositionType type)
    {
        AddLabel(label, 66, y);
        CCSprite picture = new CCSprite("images/raft");
        var raft = new CCNode { Position = new CCPoint(200, y - 16) };
        raft.AddChild(picture);
        var coconut = new CCSprite("coconut") { Position = new CCPoint(0, 24), Scale = 0.5f };
        CCPositionTypeExample.AddTrail(raft, coconut, type);
        raft.AddChild(coconut);
        Layer.AddChild(raft);

        coconut.RunAction(new CCRepeatForever(new CCJumpBy(0.75f, CCPoint.Zero, 60, 1)));
        raft.RunAction(new CCRepeatForever(new CCSequence(
            new CCEaseSineInOut(new CCMoveBy(1.5f, new CCPoint(340, 0))),
            new CCEaseSineInOut(new CCMoveBy(1.5f, new CCPoint(-340, 0))))));
    }
}
