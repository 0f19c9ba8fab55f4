using Cocos2D;

namespace CocosDocs.Api;

public static class CCTargetedActionExample
{
    #region example
    public static void Kick(CCNode crab, CCNode coconut)
    {
        crab.RunAction(new CCSequence(
            new CCMoveBy(0.5f, new CCPoint(110, 0)),
            new CCTargetedAction(coconut, new CCJumpBy(0.8f, new CCPoint(220, 0), 130, 1)),
            new CCMoveBy(0.5f, new CCPoint(-110, 0))));
    }
    #endregion
}
