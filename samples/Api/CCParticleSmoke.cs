using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleSmokeExample
{
    #region example
    public static void SendSignal(CCNode raft, CCPoint stove)
    {
        var smoke = new CCParticleSmoke
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("puff"),
            Position = stove,
            PosVar = new CCPoint(6, 0),
            EmissionRate = 14,
            StartSize = 24, EndSize = 90,
            Speed = 40,
            StartColor = new CCColor4F(0.8f, 0.8f, 0.8f, 0.8f),
            EndColor = new CCColor4F(0.3f, 0.3f, 0.3f, 0)
        };
        raft.AddChild(smoke);
    }
    #endregion
}
