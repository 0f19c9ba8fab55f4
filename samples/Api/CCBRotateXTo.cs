using Cocos2D;

namespace CocosDocs.Api;

public static class CCBRotateXToExample
{
    #region example
    public static void Lean(CCNode crate)
    {
        crate.RunAction(new CCSequence(
            new CCBRotateXTo(0.8f, 45),
            new CCBRotateXTo(0.8f, 0)));
    }
    #endregion
}
