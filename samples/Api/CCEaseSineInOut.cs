using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseSineInOutExample
{
    #region example
    public static void Drift(CCNode raft, CCPoint bank)
    {
        raft.RunAction(new CCEaseSineInOut(new CCMoveTo(1, bank)));
    }
    #endregion
}
