using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCDelayTimeExample
{
    #region example
    public static void Wave(IReadOnlyList<CCNode> crabs)
    {
        for (int i = 0; i < crabs.Count; i++)
        {
            crabs[i].RunAction(new CCSequence(
                new CCDelayTime(0.2f * i),
                new CCJumpBy(0.5f, CCPoint.Zero, 60, 1)));
        }
    }
    #endregion
}
