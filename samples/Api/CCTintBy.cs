using Cocos2D;

namespace CocosDocs.Api;

public static class CCTintByExample
{
    #region example
    public static void FlashRed(CCNode gull)
    {
        var redden = new CCTintBy(0.12f, 0, -190, -190);

        gull.RunAction(new CCRepeat(new CCSequence(redden, redden.Reverse()), 4));
    }
    #endregion
}
