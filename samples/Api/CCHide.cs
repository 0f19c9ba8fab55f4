using Cocos2D;

namespace CocosDocs.Api;

public static class CCHideExample
{
    #region example
    public static void Leap(CCNode fish)
    {
        fish.RunAction(new CCSequence(
            new CCShow(),
            new CCJumpBy(1.1f, new CCPoint(220, 0), 130, 1),
            new CCHide()));
    }
    #endregion
}
