using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpeedExample
{
    #region example
    public static CCSpeed Patrol(CCNode crab, float speed)
    {
        var right = new CCMoveBy(1.6f, new CCPoint(320, 0));
        var patrol = new CCSpeed(
            new CCRepeatForever(new CCSequence(right, right.Reverse())), speed);

        crab.RunAction(patrol);
        return patrol;
    }
    #endregion
}
