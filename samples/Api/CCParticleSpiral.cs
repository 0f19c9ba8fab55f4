using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleSpiralExample
{
    #region example
    public static void OpenPortal(CCNode cave, CCPoint place)
    {
        var portal = new CCParticleSpiral
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("star"),
            Position = place,
            EmissionRate = 15,
            StartSize = 26
        };
        cave.AddChild(portal);
    }
    #endregion
}
