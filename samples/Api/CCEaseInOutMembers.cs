using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseInOutMembersExample
{
    #region elevator
    public static void Elevator(CCNode platform, float height)
    {
        var up = new CCEaseInOut(new CCMoveBy(2, new CCPoint(0, height)), 2);
        platform.RunAction(new CCRepeatForever(new CCSequence(
            up, new CCDelayTime(1),
            up.Reverse(), new CCDelayTime(1))));
    }
    #endregion
}
