using Cocos2D;

namespace CocosDocs.Api;

public static class CCCallFuncNDExample
{
    #region example
    public static void Paint(CCNode crate, CCColor3B color)
    {
        crate.RunAction(new CCSequence(
            new CCScaleTo(0.2f, 1.3f),
            new CCCallFuncND(SetColor, color),
            new CCScaleTo(0.2f, 1)));
    }

    private static void SetColor(CCNode crate, object color)
    {
        crate.Color = (CCColor3B)color;
    }
    #endregion
}
