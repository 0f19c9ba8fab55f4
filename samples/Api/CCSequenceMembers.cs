using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCSequenceMembersExample
{
    #region follow-path
    public static void FollowPath(CCNode boat, IReadOnlyList<CCPoint> path, float speed)
    {
        var legs = new CCFiniteTimeAction[path.Count];
        CCPoint from = boat.Position;
        for (int i = 0; i < legs.Length; i++)
        {
            legs[i] = new CCMoveTo(CCPoint.Distance(from, path[i]) / speed, path[i]);
            from = path[i];
        }

        boat.RunAction(new CCSequence(legs));
    }
    #endregion

    #region open-for-a-while
    public static void OpenForAWhile(CCNode gate)
    {
        var open = new CCSequence(
            new CCMoveBy(0.3f, new CCPoint(0, 6)),
            new CCMoveBy(0.6f, new CCPoint(0, 120)));

        gate.RunAction(new CCSequence(open, new CCDelayTime(3), open.Reverse()));
    }
    #endregion
}
