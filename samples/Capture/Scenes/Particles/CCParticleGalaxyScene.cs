using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleGalaxyScene : NightCove
{
    public CCParticleGalaxyScene()
    {
        CCParticleGalaxyExample.AddToSky(Layer, new CCPoint(340, 220));
    }
}
