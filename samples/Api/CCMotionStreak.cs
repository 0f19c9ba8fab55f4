using Cocos2D;

namespace CocosDocs.Api;

public static class CCMotionStreakExample
{
    #region example
    public static CCMotionStreak AddTail(CCNode comet)
    {
        var tail = new CCMotionStreak(0.6f, 4, 44, new CCColor3B(255, 190, 90), "streak");
        tail.BlendFunc = CCBlendFunc.Additive;
        comet.Parent.AddChild(tail, comet.ZOrder - 1);

        // The position is what the ribbon follows.
        comet.Schedule(_ => tail.Position = comet.Position);
        return tail;
    }
    #endregion
}
