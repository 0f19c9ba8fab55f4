using Cocos2D;

namespace CocosDocs.Api;

#region example
public class CrabNode : CCNode
{
    public CrabNode()
    {
        AddChild(new CCSprite("crab"));
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        PositionX += 60f * dt;
    }
}
#endregion

public static class CCNodeExample
{
    #region children
    public static CCNode BuildRaft()
    {
        var raft = new CCNode();
        raft.AddChild(new CCSprite("images/raft"));
        raft.AddChild(new CCSprite("crab") { Position = new CCPoint(-18, 26), Scale = 0.5f });
        raft.AddChild(new CCSprite("coconut") { Position = new CCPoint(28, 22), Scale = 0.4f });
        return raft;
    }

    public static void SetSail(CCNode raft)
    {
        raft.RunAction(new CCMoveBy(2f, new CCPoint(280, 0)));
        raft.RunAction(new CCScaleTo(2f, 2.4f));
        raft.RunAction(new CCRepeat(new CCSequence(new CCRotateTo(0.5f, 12), new CCRotateTo(0.5f, -12)), 2));
    }
    #endregion

    public static void BuildTree(CCScene scene)
    {
        #region tree
        var crab = new CrabNode { Position = new CCPoint(120, 80) };
        crab.AddChild(new CCSprite("coconut") { PositionY = 24 }, -1);
        scene.AddChild(crab, 10);
        #endregion
    }

    public static void RunActions(CCNode crab)
    {
        #region actions
        crab.RunAction(new CCSequence(
            new CCMoveBy(0.5f, new CCPoint(0, 40)),
            new CCDelayTime(1f),
            new CCRemoveSelf()));
        #endregion
    }

    public static void Timers(CCNode node)
    {
        #region timers
        node.Schedule(DropCoconut, 2f);
        node.ScheduleOnce(dt => node.RemoveFromParent(), 30f);
        #endregion
    }

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
