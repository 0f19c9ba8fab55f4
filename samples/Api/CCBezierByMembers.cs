using Cocos2D;

namespace CocosDocs.Api;

public static class CCBezierByMembersExample
{
    #region throw
    public static void Throw(CCNode coconut, CCPoint offset, float height)
    {
        var arc = new CCBezierConfig
        {
            ControlPoint1 = new CCPoint(0, height),
            ControlPoint2 = new CCPoint(offset.X, offset.Y + height),
            EndPosition = offset,
        };
        coconut.RunAction(new CCSpawn(new CCBezierBy(0.8f, arc), new CCRotateBy(0.8f, 540)));
    }
    #endregion
}
