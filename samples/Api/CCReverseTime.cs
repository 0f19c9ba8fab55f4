using Cocos2D;

namespace CocosDocs.Api;

public static class CCReverseTimeExample
{
    #region example
    public static void FlyIn(CCNode gull, CCBezierConfig wayOff)
    {
        var flyOff = new CCBezierBy(1.2f, wayOff);

        gull.RunAction(new CCReverseTime(flyOff));
    }
    #endregion
}
