using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleFireworksExample
{
    #region example
    public static void Celebrate(CCNode night, CCPoint place)
    {
        var fireworks = new CCParticleFireworks
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("star"),
            Position = place,
            Speed = 260,
            Gravity = new CCPoint(0, -160),
            Life = 2.2f,
            EmissionRate = 50,
            StartSize = 20,
            BlendAdditive = true
        };
        night.AddChild(fireworks);
    }
    #endregion
}
