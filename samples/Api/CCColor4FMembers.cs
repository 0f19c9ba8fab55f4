using Cocos2D;

namespace CocosDocs.Api;

public static class CCColor4FMembersExample
{
    #region from-numbers
    public static void ShowPower(CCDrawNode meter, float power)
    {
        var greenToRed = new CCColor4F(power, 1 - power, 0, 1);
        meter.Clear();
        meter.DrawSegment(CCPoint.Zero, new CCPoint(0, 100 * power), 6, greenToRed);
    }
    #endregion
}
