using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleFlowerScene : NightCove
{
    public CCParticleFlowerScene()
    {
        CCParticleFlowerExample.Bloom(Layer, new CCPoint(350, 190));
    }
}
