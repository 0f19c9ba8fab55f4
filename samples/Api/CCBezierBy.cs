using Cocos2D;

namespace CocosDocs.Api;

public static class CCBezierByExample
{
    #region example
    public static void FlyLoop(CCNode gull)
    {
        var loop = new CCBezierConfig
        {
            ControlPoint1 = new CCPoint(300, 220),
            ControlPoint2 = new CCPoint(-300, 220),
            EndPosition = CCPoint.Zero,
        };

        gull.RunAction(new CCBezierBy(2, loop));
    }
    #endregion
}
