using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpeedMembersExample
{
    #region slow-down
    public static void SlowDown(CCNode crab, CCSpeed patrol)
    {
        patrol.Speed = 0.2f;
        crab.ScheduleOnce(_ => patrol.Speed = 1, 3);
    }
    #endregion
}
