using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleSnowScene : NightCove
{
    public CCParticleSnowScene()
    {
        CCParticleSnowExample.LetItSnow(Layer);
    }
}
