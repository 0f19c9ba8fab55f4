using Cocos2D;

namespace CocosDocs.Api;

public static class CCShowExample
{
    #region example
    public static void ShowHint(CCNode hint)
    {
        hint.Visible = false;
        hint.RunAction(new CCSequence(new CCDelayTime(0.8f), new CCShow()));
    }
    #endregion
}
