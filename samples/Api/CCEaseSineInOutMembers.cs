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
}
