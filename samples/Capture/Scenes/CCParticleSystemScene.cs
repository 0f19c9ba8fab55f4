using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>Smoke rises from the fire place at night.</summary>
public class CCParticleSystemScene : CCScene
{
    public CCParticleSystemScene()
    {
        CCTextureCache textures = CCTextureCache.SharedTextureCache;
        AddChild(new CCSprite(textures.AddImage("moonlit-cove")) { AnchorPoint = CCPoint.Zero });

        var example = new CCParticleSystemExample();
        AddChild(example);
        example.AddSmoke(new CCPoint(354, 52));
    }
}
