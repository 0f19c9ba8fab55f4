using Cocos2D;

namespace CocosDocs.Api;

public static class CCJumpToMembersExample
{
    #region cross-river
    public static void CrossRiver(CCNode frog, CCPoint firstPad, CCPoint farBank)
    {
        frog.RunAction(new CCSequence(
            new CCJumpTo(0.5f, firstPad, 60, 1),
            new CCDelayTime(0.2f),
            new CCJumpTo(0.5f, farBank, 60, 1)));
    }
    #endregion
}
