using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Particles;

public class CCEmitterModeScene : NightCove
{
    public CCEmitterModeScene()
    {
        CCEmitterModeExample.UseGravity(AddStars(180, 120, 30));
        AddLabel("Gravity", 180, 26);
        CCEmitterModeExample.UseRadius(AddStars(460, 180, 180));
        AddLabel("Radius", 460, 26);
    }

    private CCParticleSystemQuad AddStars(float x, float y, float angleVar)
    {
        var stars = new CCParticleSystemQuad(80)
        {
            Texture = CCTextureCache.SharedTextureCache.AddImage("star"),
            Position = new CCPoint(x, y),
            Duration = CCParticleSystem.kCCParticleDurationInfinity,
            Life = 1.6f,
            EmissionRate = 30,
            Angle = 90,
            AngleVar = angleVar,
            StartSize = 26,
            EndSize = 8,
            StartColor = new CCColor4F(1, 0.85f, 0.4f, 1),
            EndColor = new CCColor4F(1, 0.4f, 0.3f, 0.2f),
        };
        Layer.AddChild(stars);
        return stars;
    }
}
