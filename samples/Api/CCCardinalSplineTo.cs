using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCCardinalSplineToExample
{
    #region example
    public static void FlyThrough(CCNode gull, List<CCPoint> points, float tension)
    {
        gull.Position = points[0];
        gull.RunAction(new CCCardinalSplineTo(3, points, tension));
    }
    #endregion
}
