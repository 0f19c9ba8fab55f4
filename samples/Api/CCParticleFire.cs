using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleFireExample
{
    #region example
    public static void LightCampfire(CCNode beach, CCPoint wood)
    {
        var fire = new CCParticleFire
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("spark"),
            Position = wood,
            PosVar = new CCPoint(26, 3),
            Life = 1.2f,
            EmissionRate = 45,
            EndSize = 12
        };
        beach.AddChild(fire);
    }
    #endregion
}
