using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleFlowerExample
{
    #region example
    public static void Bloom(CCNode garden, CCPoint place)
    {
        var flower = new CCParticleFlower
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("petal"),
            Position = place,
            EmissionRate = 12,
            StartSize = 44,
            BlendAdditive = false,
            EndColor = new CCColor4F(1, 0.5f, 0.7f, 0)
        };
        garden.AddChild(flower);
    }
    #endregion
}
