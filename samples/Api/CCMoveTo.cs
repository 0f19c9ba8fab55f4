using Cocos2D;

namespace CocosDocs.Api;

public static class CCMoveToExample
{
    #region example
    public static void WalkTo(CCSprite crab, CCPoint goal)
    {
        const float pointsPerSecond = 200;
        float seconds = CCPoint.Distance(crab.Position, goal) / pointsPerSecond;

        crab.StopAllActions();
        crab.RunAction(new CCMoveTo(seconds, goal));
    }
    #endregion
}
