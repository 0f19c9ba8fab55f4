using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Api;

public static class b2TransformMembersExample
{
    #region place
    public static CCPoint PlaceOf(b2Body body, float pointsPerMeter)
    {
        b2Transform transform = body.Transform;
        return new CCPoint(transform.p.x, transform.p.y) * pointsPerMeter;
    }
    #endregion

    #region thrust
    public static void Thrust(b2Body ship, float force)
    {
        b2Rot rotation = ship.Transform.q;
        b2Vec2 forward = rotation.GetXAxis();
        ship.ApplyForceToCenter(forward * force);
    }
    #endregion
}
