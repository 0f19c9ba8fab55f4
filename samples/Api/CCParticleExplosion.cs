using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleExplosionExample
{
    #region example
    public static void Explode(CCSprite crate)
    {
        var splinters = new CCParticleExplosion
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("shell"),
            Position = crate.Position,
            EmissionRate = 700,
            Speed = 240, SpeedVar = 140,
            Life = 1.1f, LifeVar = 0.4f,
            Gravity = new CCPoint(0, -300),
            StartSize = 26,
            AutoRemoveOnFinish = true
        };
        crate.Parent.AddChild(splinters);
        crate.RemoveFromParent();
    }
    #endregion
}
