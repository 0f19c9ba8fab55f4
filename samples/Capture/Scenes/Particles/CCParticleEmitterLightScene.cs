using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

/// <summary>Three bursts of sparks over the sea at night, each of another color.</summary>
public class CCParticleEmitterLightScene : NightCove
{
    public CCParticleEmitterLightScene()
    {
        CCParticleEmitterLight sparks = Chance.Seeded(CCParticleEmitterLightExample.AddSparks(Layer));
        Burst(sparks, 0.1f, new CCPoint(300, 230), new CCColor4F(1, 0.75f, 0.25f, 1));
        Burst(sparks, 0.6f, new CCPoint(470, 260), new CCColor4F(0.55f, 0.9f, 1, 1));
        Burst(sparks, 1.1f, new CCPoint(390, 190), new CCColor4F(1, 0.5f, 0.6f, 1));
    }

    private void Burst(CCParticleEmitterLight sparks, float time, CCPoint place, CCColor4F color)
    {
        Layer.ScheduleOnce(_ => CCParticleEmitterLightExample.Burst(sparks, place, color), time);
    }
}
