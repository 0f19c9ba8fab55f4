using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionSlideInBExample
{
    #region example
    public static void Dive(CCScene seabed)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionSlideInB(1, seabed));

        // The slide may end a few points too far.
        seabed.ScheduleOnce(_ => seabed.Position = CCPoint.Zero, 1.03f);
    }
    #endregion
}
