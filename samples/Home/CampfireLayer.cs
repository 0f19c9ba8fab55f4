using Cocos2D;

namespace CocosDocs.Home;

/// <summary>A campfire and fireworks at night: three particle presets with a few values changed.</summary>
public class CampfireLayer : CCLayer
{
    public CampfireLayer()
    {
        AddChild(new CCSprite("moonlit-cove.png") { AnchorPoint = CCPoint.Zero });

        AddChild(new CCParticleFire
        {
            Position = new CCPoint(347, 52),
            PosVar = new CCPoint(16, 4),
            Life = 1.1f,
            LifeVar = 0.5f,
            Speed = 75,
            StartSize = 34,
            EndSize = 6,
            StartColor = new CCColor4F(0.55f, 0.2f, 0.05f, 1),
            EmissionRate = 90
        });

        ScheduleOnce(_ => Explode(new CCPoint(300, 262), new CCColor4F(1, 0.24f, 0.05f, 1)), 0.3f);
        ScheduleOnce(_ => Explode(new CCPoint(560, 200), new CCColor4F(0.15f, 0.8f, 0.7f, 1)), 0.5f);
        ScheduleOnce(_ => Explode(new CCPoint(405, 180), new CCColor4F(1, 0.7f, 0.15f, 1)), 0.7f);
    }

    private void Explode(CCPoint position, CCColor4F color)
    {
        AddChild(new CCParticleExplosion
        {
            Position = position,
            StartColor = color,
            StartColorVar = new CCColor4F(0.05f, 0.05f, 0.05f, 0),
            EndColor = new CCColor4F(color.R, color.G, color.B, 0),
            EndColorVar = new CCColor4F(0, 0, 0, 0),
            BlendAdditive = true,
            EmissionRate = 2600,
            Speed = 62,
            SpeedVar = 30,
            StartSize = 16,
            StartSizeVar = 4,
            EndSize = 4,
            Life = 2,
            LifeVar = 0.5f,
            Gravity = new CCPoint(0, -16),
            AutoRemoveOnFinish = true
        });
    }
}
