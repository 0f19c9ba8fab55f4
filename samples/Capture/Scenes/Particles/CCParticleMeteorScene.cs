using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCParticleMeteorScene : NightCove
{
    public CCParticleMeteorScene()
    {
        Layer.ScheduleOnce(_ => CCParticleMeteorExample.Fall(Layer, new CCPoint(120, 420), new CCPoint(760, 60)), 0.1f);
    }
}
