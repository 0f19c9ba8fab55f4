using Cocos2D;

namespace CocosDocs.Api;

public static class CCEmitterModeExample
{
    #region example
    public static void UseRadius(CCParticleSystem stars)
    {
        stars.EmitterMode = CCEmitterMode.Radius;
        stars.StartRadius = 90;
        stars.EndRadius = 10;
        stars.RotatePerSecond = 200;
    }

    public static void UseGravity(CCParticleSystem stars)
    {
        stars.EmitterMode = CCEmitterMode.Gravity;
        stars.Speed = 190;
        stars.Gravity = new CCPoint(0, -220);
    }
    #endregion
}
