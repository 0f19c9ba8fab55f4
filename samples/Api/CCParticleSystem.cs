using Cocos2D;

namespace CocosDocs.Api;

public class CCParticleSystemExample : CCLayer
{
    #region example
    public void Burst(CCPoint where)
    {
        var sparks = new CCParticleSystemQuad("sparks.plist")
        {
            Position = where,
            Duration = 0.2f,
            AutoRemoveOnFinish = true
        };
        AddChild(sparks);
    }
    #endregion

    #region from-code
    public void AddSmoke(CCPoint chimney)
    {
        var smoke = new CCParticleSystemQuad(100)
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("puff"),
            Position = chimney,
            Duration = CCParticleSystem.kCCParticleDurationInfinity,
            Life = 3,
            LifeVar = 0.5f,
            EmissionRate = 30,
            Angle = 90,
            AngleVar = 10,
            Speed = 40,
            StartSize = 20,
            EndSize = 60,
            StartColor = new CCColor4F(0.8f, 0.8f, 0.8f, 0.6f),
            EndColor = new CCColor4F(0.8f, 0.8f, 0.8f, 0)
        };
        AddChild(smoke);
    }
    #endregion
}
