using Cocos2D;

namespace CocosDocs.Api;

public static class CCPositionTypeExample
{
    #region example
    public static void AddTrail(CCNode raft, CCNode coconut, CCPositionType type)
    {
        var trail = new CCParticleSystemQuad(60)
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("star"),
            PositionType = type,
            Duration = CCParticleSystem.kCCParticleDurationInfinity,
            Life = 0.8f, EmissionRate = 40,
            Speed = 12, AngleVar = 180,
            StartSize = 22, EndSize = 4,
            StartColor = new CCColor4F(1, 0.85f, 0.4f, 1), EndColor = new CCColor4F(1, 0.5f, 0.2f, 0)
        };
        raft.AddChild(trail);
        raft.Schedule(dt => trail.Position = coconut.Position);
    }
    #endregion
}
