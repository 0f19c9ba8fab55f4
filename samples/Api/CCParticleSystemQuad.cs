using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleSystemQuadExample
{
    #region example
    public static CCParticleSystemQuad MakeFountain(float x, float angleVar, float gravity)
    {
        return new CCParticleSystemQuad(100)
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("spark"),
            Position = new CCPoint(x, 70),
            Duration = CCParticleSystem.kCCParticleDurationInfinity,
            Life = 1.5f, EmissionRate = 50,
            Angle = 90, AngleVar = angleVar,
            Speed = 200, Gravity = new CCPoint(0, gravity),
            StartSize = 26, EndSize = 8,
            StartColor = new CCColor4F(1, 0.8f, 0.3f, 1), EndColor = new CCColor4F(1, 0.3f, 0.1f, 0)
        };
    }
    #endregion
}
