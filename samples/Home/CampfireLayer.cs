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

        ScheduleOnce(_ => Explode(new CCPoint(300, 275), new CCColor4F(1, 0.45f, 0.15f, 1)), 0.1f);
        ScheduleOnce(_ => Explode(new CCPoint(575, 225), new CCColor4F(0.3f, 0.85f, 0.75f, 1)), 0.5f);
        ScheduleOnce(_ => Explode(new CCPoint(400, 215), new CCColor4F(1, 0.8f, 0.4f, 1)), 0.9f);
    }

    private void Explode(CCPoint position, CCColor4F color)
    {
        AddChild(new CCParticleExplosion
        {
            Position = position,
            StartColor = color,
            StartColorVar = new CCColor4F(0.1f, 0.1f, 0.1f, 0),
            EndColor = new CCColor4F(color.R, color.G, color.B, 0),
            StartSize = 7,
            StartSizeVar = 3,
            Life = 2.2f,
            LifeVar = 0.6f,
            Gravity = new CCPoint(0, -14),
            AutoRemoveOnFinish = true
        });
    }
}
