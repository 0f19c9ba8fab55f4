using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleSpiralScene : NightCove
{
    public CCParticleSpiralScene()
    {
        CCParticleSpiralExample.OpenPortal(Layer, new CCPoint(340, 160));
    }
}
