using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCMacrosMembersExample
{
    #region degrees-to-radians
    public static CCPoint Forward(CCNode ship)
    {
        float angle = CCMacros.CCDegreesToRadians(-ship.Rotation);
        return new CCPoint((float) Math.Cos(angle), (float) Math.Sin(angle));
    }
    #endregion

    #region radians-to-degrees
    public static void TurnTo(CCNode ship, CCPoint target)
    {
        CCPoint way = target - ship.Position;
        ship.Rotation = -CCMacros.CCRadiansToDegrees(way.Angle);
    }
    #endregion
}
