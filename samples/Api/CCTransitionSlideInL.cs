using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionSlideInLExample
{
    #region example
    public static void WalkWest(CCScene beach)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionSlideInL(1, beach));

        // The slide may end a few points too far.
        beach.ScheduleOnce(_ => beach.Position = CCPoint.Zero, 1.03f);
    }
    #endregion
}
