using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleFireScene : NightCove
{
    public CCParticleFireScene()
    {
        CCParticleFireExample.LightCampfire(Layer, FirePlace);
    }
}
