using Cocos2D;

namespace CocosDocs.Api;

public static class CCToggleVisibilityExample
{
    #region example
    public static void Flash(CCNode arrow)
    {
        arrow.RunAction(new CCRepeatForever(
            new CCSequence(new CCDelayTime(0.4f), new CCToggleVisibility())));
    }
    #endregion
}
