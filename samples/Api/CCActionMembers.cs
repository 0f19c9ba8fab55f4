using System;
using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCActionMembersExample
{
    private const int MoveTag = 2;

    #region replace-move
    public static void GoTo(CCNode coco, CCPoint goal)
    {
        coco.StopAction(MoveTag);
        coco.RunAction(new CCMoveTo(0.5f, goal) { Tag = MoveTag });
    }
    #endregion

    #region sway-all
    public static void SwayAll(IEnumerable<CCNode> palms)
    {
        var sway = new CCRepeatForever(new CCSequence(
            new CCRotateTo(1, 4),
            new CCRotateTo(1, 356)));
        foreach (CCNode palm in palms)
        {
            palm.RunAction(sway.Copy());
        }
    }
    #endregion
}

#region own-action
public class Nod(float duration, float degrees) : CCActionInterval(duration)
{
    public override void Update(float time)
    {
        Target.Rotation = degrees * MathF.Sin(time * MathF.Tau);
    }
}
#endregion
