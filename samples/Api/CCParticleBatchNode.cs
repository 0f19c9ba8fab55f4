using Cocos2D;

namespace CocosDocs.Api;

public static class CCParticleBatchNodeExample
{
    #region example
    public static void LightTorches(CCNode beach, CCPoint[] torches)
    {
        CCTexture2D spark = CCTextureCache.SharedTextureCache.AddImage("spark");
        var batch = new CCParticleBatchNode(spark);
        beach.AddChild(batch);

        foreach (CCPoint torch in torches)
        {
            batch.AddChild(new CCParticleFire
            {
                Texture = spark, Position = torch, PosVar = new CCPoint(4, 2),
                Life = 0.8f, EmissionRate = 40, StartSize = 30, EndSize = 6
            });
        }
    }
    #endregion
}
