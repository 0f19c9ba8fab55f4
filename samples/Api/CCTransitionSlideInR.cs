using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionSlideInRExample
{
    #region example
    public static void WalkEast(CCScene beach)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionSlideInR(1, beach));

        // The slide may end a few points too far.
        beach.ScheduleOnce(_ => beach.Position = CCPoint.Zero, 1.03f);
    }
    #endregion
}
