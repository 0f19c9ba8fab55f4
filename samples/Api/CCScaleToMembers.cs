using Cocos2D;

namespace CocosDocs.Api;

public static class CCScaleToMembersExample
{
    #region pop-in
    public static void PopIn(CCNode badge)
    {
        badge.Scale = 0;
        badge.RunAction(new CCEaseBackOut(new CCScaleTo(0.3f, 1)));
    }
    #endregion

    #region land
    public static void SquashOnLanding(CCNode coco)
    {
        coco.RunAction(new CCSequence(
            new CCScaleTo(0.06f, 1.25f, 0.75f),
            new CCEaseOut(new CCScaleTo(0.18f, 1, 1), 2)));
    }
    #endregion
}
