using Cocos2D;

namespace CocosDocs.Api;

public static class CCBezierToExample
{
    #region example
    public static void SwoopTo(CCNode gull, CCPoint fish)
    {
        var curve = new CCBezierConfig
        {
            ControlPoint1 = new CCPoint(gull.PositionX + 260, gull.PositionY),
            ControlPoint2 = new CCPoint(fish.X - 260, fish.Y),
            EndPosition = fish,
        };

        gull.RunAction(new CCBezierTo(1.4f, curve));
    }
    #endregion
}
