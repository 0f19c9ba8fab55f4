using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleSunScene : NightCove
{
    public CCParticleSunScene()
    {
        Layer.ScheduleOnce(_ => CCParticleSunExample.Rise(Layer, new CCPoint(320, 120)), 0.1f);
    }
}
