using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseSineInOutMembersExample
{
    #region reverse
    public static void Sway(CCNode palm)
    {
        var sway = new CCEaseSineInOut(new CCRotateBy(1.5f, 6));
        palm.RunAction(new CCRepeatForever(new CCSequence(sway, sway.Reverse())));
    }
    #endregion

    #region slide-in
    public static void SlideIn(CCNode panel, CCPoint place)
    {
        var slide = new CCMoveTo(0.6f, place);
        panel.RunAction(new CCEaseSineInOut(slide));
    }
    #endregion
}
