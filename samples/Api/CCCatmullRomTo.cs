using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCCatmullRomToExample
{
    #region example
    public static void Collect(CCNode gull, List<CCPoint> coins)
    {
        var route = new List<CCPoint> { gull.Position };
        route.AddRange(coins);

        gull.RunAction(new CCCatmullRomTo(3, route));
    }
    #endregion
}
