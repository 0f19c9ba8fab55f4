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
}
