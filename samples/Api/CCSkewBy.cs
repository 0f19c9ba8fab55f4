using Cocos2D;

namespace CocosDocs.Api;

public static class CCSkewByExample
{
    #region example
    public static void Shiver(CCNode crate)
    {
        var lean = new CCSkewBy(0.1f, 18, 0);

        crate.RunAction(new CCRepeat(new CCSequence(lean, lean.Reverse()), 4));
    }
    #endregion
}
