using Cocos2D;

namespace CocosDocs.Api;

public static class CCNodeExample
{
    #region children
    public static CCNode BuildRaft()
    {
        var raft = new CCNode();
        raft.AddChild(new CCSprite("images/raft"));
        raft.AddChild(new CCSprite("crab") { PositionY = 26, Scale = 0.5f });
        raft.AddChild(new CCSprite("coconut") { PositionX = 28, PositionY = 22, Scale = 0.4f }, -1);

        raft.RunAction(new CCScaleTo(2, 2));
        return raft;
    }
    #endregion

    #region timers
    public static void Timers(CCNode node)
    {
        node.Schedule(DropCoconut, 2f);
        node.ScheduleOnce(dt => node.RemoveFromParent(), 30f);
    }
    #endregion

    private static void DropCoconut(float dt)
    {
    }
}

#region touch
public class CoconutNode : CCNode
{
    public CoconutNode() : base(new CCSize(64, 64))
    {
        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
    }

    public override bool TouchBegan(CCTouch touch)
    {
        return WorldBoundingBox.ContainsPoint(touch.Location);
    }

    public override void TouchEnded(CCTouch touch)
    {
        RemoveFromParent();
    }
}
#endregion
