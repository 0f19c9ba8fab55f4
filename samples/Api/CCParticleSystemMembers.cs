using Cocos2D;

namespace CocosDocs.Api;

public class CCParticleSystemMembersExample : CCLayer
{
    private readonly CCParticleSystemQuad _dust = new("dust.plist") { AutoRemoveOnFinish = false };

    #region sink
    public static void Sink(CCNode boat, CCParticleSystemQuad bubbles)
    {
        bubbles.Duration = 2;
        bubbles.AutoRemoveOnFinish = true;
        bubbles.Position = boat.Position;
        boat.Parent.AddChild(bubbles);
        boat.RemoveFromParent();
    }
    #endregion

    #region land
    public void Land(CCPoint feet)
    {
        _dust.Position = feet;
        _dust.ResetSystem();
    }
    #endregion

    #region burn-out
    public static void BurnOut(CCNode rocket, CCParticleSystem flame)
    {
        flame.AutoRemoveOnFinish = true;
        flame.StopSystem();
        rocket.RunAction(new CCMoveBy(2, new CCPoint(0, -400)));
    }
    #endregion

    #region attach-trail
    public static void AddTrail(CCNode rocket)
    {
        rocket.AddChild(new CCParticleSun
        {
            PositionType = CCPositionType.Free,
            Position = new CCPoint(rocket.ContentSize.Width / 2, 0),
        }, -1);
    }
    #endregion

    #region spray
    public static void Spray(CCParticleSystem spray, float speed)
    {
        const float topSpeed = 300;
        spray.EmissionRate = 80 * speed / topSpeed;
    }
    #endregion

    #region size
    public static void FitToChimney(CCParticleSystem smoke, float chimneyWidth)
    {
        smoke.StartSize = chimneyWidth;
        smoke.StartSizeVar = chimneyWidth / 4;
        smoke.EndSize = 4 * chimneyWidth;
    }
    #endregion

    #region end-size
    public static void KeepSize(CCParticleSystem snow)
    {
        snow.StartSize = 8;
        snow.StartSizeVar = 4;
        snow.EndSize = CCParticleSystem.kCCParticleStartSizeEqualToEndSize;
    }
    #endregion

    #region color
    public static void ShowHeat(CCParticleFire fire, bool isHot)
    {
        CCColor4F color = isHot ? new CCColor4F(0.4f, 0.6f, 1, 1) : new CCColor4F(1, 0.5f, 0.1f, 1);
        fire.StartColor = color;

        color.A = 0;
        fire.EndColor = color;
    }
    #endregion

    #region end-color
    public static void TurnToSmoke(CCParticleSystem flame)
    {
        flame.StartColor = new CCColor4F(1, 0.6f, 0.1f, 1);
        flame.EndColor = new CCColor4F(0.2f, 0.2f, 0.2f, 0);
    }
    #endregion

    #region life
    public static void SetTrailTime(CCParticleSystem trail, float seconds)
    {
        trail.Life = seconds;
        trail.LifeVar = 0;
        trail.EmissionRate = trail.TotalParticles / seconds;
    }
    #endregion

    #region speed
    public static void SetReach(CCParticleSystem flame, float reach)
    {
        flame.Speed = 300;
        flame.SpeedVar = 0;
        flame.Life = reach / flame.Speed;
        flame.LifeVar = 0;
    }
    #endregion

    #region gravity
    public static void MakeFountain(CCParticleSystem water)
    {
        water.Angle = 90;
        water.AngleVar = 10;
        water.Speed = 250;
        water.Gravity = new CCPoint(0, -500);
        water.Life = 2 * 250 / 500f;
    }
    #endregion
}
