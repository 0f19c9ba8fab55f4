using Cocos2D;

namespace CocosDocs.Api;

public static class CCProgressFromToExample
{
    #region example
    public static void Drain(CCProgressTimer heart)
    {
        var drain = new CCProgressFromTo(1.2f, 100, 20);

        heart.RunAction(new CCSequence(drain, new CCDelayTime(0.5f), drain.Reverse()));
    }
    #endregion
}
