using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleRainExample
{
    #region example
    public static void StartDownpour(CCNode beach)
    {
        var rain = new CCParticleRain
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("drop"),
            EmissionRate = 160,
            Speed = 420,
            Life = 0.8f,
            StartSize = 26
        };
        beach.AddChild(rain);
    }
    #endregion
}
