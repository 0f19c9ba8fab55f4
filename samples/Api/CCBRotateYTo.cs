using Cocos2D;

namespace CocosDocs.Api;

public static class CCBRotateYToExample
{
    #region example
    public static void Lean(CCNode crate)
    {
        crate.RunAction(new CCSequence(
            new CCBRotateYTo(0.8f, 45),
            new CCBRotateYTo(0.8f, 0)));
    }
    #endregion
}
