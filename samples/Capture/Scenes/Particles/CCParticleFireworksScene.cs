using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleFireworksScene : NightCove
{
    public CCParticleFireworksScene()
    {
        CCParticleFireworksExample.Celebrate(Layer, FirePlace);
    }
}
