using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCCameraExample
{
    #region example
    public static void TiltCard(CCNode card, float degrees)
    {
        float angle = CCMacros.CCDegreesToRadians(degrees);

        // The card is seen from the left or from the right, always upright.
        card.Camera.SetEyeXyz(MathF.Sin(angle), 0, MathF.Cos(angle));
        card.Camera.SetCenterXyz(0, 0, 0);
        card.Camera.SetUpXyz(0, 1, 0);
    }
    #endregion
}
