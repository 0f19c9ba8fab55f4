using Cocos2D;

namespace CocosDocs.AddingContent;

public class ParticleLayer : CCLayer
{
    public ParticleLayer()
    {
        CCPoint center = CCDirector.SharedDirector.WinSize.Center;

        #region preset
        AddChild(new CCParticleFire
        {
            Position = center,
            Texture = CCTextureCache.SharedTextureCache.AddImage("images/spark"),
        });
        #endregion

        #region file
        var splash = new CCParticleSystemQuad("particles/splash.plist")
        {
            Position = center,
            AutoRemoveOnFinish = true,
        };
        AddChild(splash);
        #endregion
    }
}
