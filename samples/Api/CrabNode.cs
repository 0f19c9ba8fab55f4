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

public static class CrabNodeExample
{
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
}
