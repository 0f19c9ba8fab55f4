using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCCardinalSplineByExample
{
    #region example
    public static void LeapTwice(CCNode fish)
    {
        var leaps = new List<CCPoint>
        {
            new(0, 0), new(50, 130), new(100, 0), new(150, 90), new(200, 0),
        };

        fish.RunAction(new CCCardinalSplineBy(2, leaps, 0));
    }
    #endregion
}
