using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCCatmullRomByExample
{
    #region example
    public static void Rise(CCNode balloon)
    {
        var drift = new List<CCPoint>
        {
            new(0, 0), new(60, 70), new(-60, 140), new(60, 210), new(-60, 280), new(0, 350),
        };

        balloon.RunAction(new CCCatmullRomBy(3, drift));
    }
    #endregion
}
