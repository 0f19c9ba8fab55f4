using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleGalaxyExample
{
    #region example
    public static void AddToSky(CCNode sky, CCPoint place)
    {
        var galaxy = new CCParticleGalaxy
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("spark"),
            Position = place,
            EmissionRate = 30
        };
        sky.AddChild(galaxy);
    }
    #endregion
}
