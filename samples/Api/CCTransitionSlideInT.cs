using Cocos2D;

namespace CocosDocs.Api;

public static class CCTransitionSlideInTExample
{
    #region example
    public static void ClimbUp(CCScene cliff)
    {
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionSlideInT(1, cliff));

        // The slide may end a few points too far.
        cliff.ScheduleOnce(_ => cliff.Position = CCPoint.Zero, 1.03f);
    }
    #endregion
}
