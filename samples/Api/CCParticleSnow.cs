using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleSnowExample
{
    #region example
    public static void LetItSnow(CCNode beach)
    {
        var snow = new CCParticleSnow
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("flake"),
            EmissionRate = 7,
            Speed = 60,
            Life = 7,
            StartSize = 22,
            EndSpin = 180
        };
        beach.AddChild(snow);
    }
    #endregion
}
