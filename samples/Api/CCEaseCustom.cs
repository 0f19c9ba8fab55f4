using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseCustomExample
{
    #region example
    public static void Tick(CCNode hand, CCPoint mark)
    {
        static float InSteps(float time) => MathF.Floor(time * 5) / 5;

        hand.RunAction(new CCEaseCustom(new CCMoveTo(1, mark), InSteps));
    }
    #endregion
}
