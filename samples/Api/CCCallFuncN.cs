using Cocos2D;

namespace CocosDocs.Api;

public static class CCCallFuncNExample
{
    #region example
    public static void Run(CCNode runner)
    {
        runner.RunAction(new CCSequence(
            new CCMoveBy(1, new CCPoint(320, 0)),
            new CCCallFuncN(Cheer)));
    }

    private static void Cheer(CCNode winner)
    {
        winner.RunAction(new CCJumpBy(0.7f, CCPoint.Zero, 50, 2));
    }
    #endregion
}
