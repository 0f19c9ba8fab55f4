using System;
using Cocos2D;
using cocos2d.actions.action_intervals;
using cocos2d.base_nodes;

namespace CocosDocs.Releases;

#region timer-listener
public class CountdownNode : CCNode, ITimerActionListener
{
    public void Start()
    {
        RunAction(new CCSequence(
            new CCActionEase(new CCTimerAction(3f)),
            new CCCallFunc(() => CCLog.Log("time is up"))));
    }

    public void TimerActionUpdate(float elapsedTime, float totalTime)
    {
        ScaleX = 1f - elapsedTime / totalTime;
    }
}
#endregion

#region custom-action
public class PulseAction : CCActionInterval
{
    public PulseAction(float duration)
        : base(duration)
    {
    }

    public override void Update(float time)
    {
        Target.Scale = 1f + 0.2f * (float)Math.Sin(time * CCMathHelper.Pi);
    }
}
#endregion

public static class Release245
{
    public static void Dim(CCLayer board)
    {
        #region color-through-node
        foreach (CCNode piece in board.Children)
        {
            piece.Opacity = 128;
        }
        #endregion
    }

    public static void Grow(CCSprite hero, CCSpriteFrame attack)
    {
        #region scale-kept
        hero.Scale = 2f;
        hero.SpriteFrame = attack;
        #endregion
    }

    public static void Stretch(CCSprite flame, CCNode parent, CCAction animation)
    {
        #region stretch-with-parent
        var holder = new CCNode
        {
            ScaleX = 2f,
            ScaleY = 0.5f,
            Position = new CCPoint(240, 160)
        };
        holder.AddChild(flame);
        parent.AddChild(holder);

        flame.RunAction(animation);
        #endregion
    }

    public static void Watch(CCNode layer)
    {
        #region pass-through
        var sensor = new CCTapNode<string>(isSwallowTouches: false)
        {
            Data = "door",
            ContentSize = new CCSize(64, 96)
        };
        sensor.OnTouchBegin += (name, node, location) => CCLog.Log("{0} touched", name);
        layer.AddChild(sensor);
        #endregion
    }
}
