using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2RotMembersExample
{
    #region stop-drifting
    public static void StopDrifting(b2Body car, float grip)
    {
        // A wheel rolls along the x axis of its car and resists along the y axis.
        b2Vec2 sideways = car.Transform.q.GetYAxis();
        b2Vec2 velocity = car.LinearVelocity;
        float drift = b2Math.b2Dot(ref velocity, ref sideways);
        car.ApplyLinearImpulse(sideways * (-drift * car.Mass * grip), car.WorldCenter);
    }
    #endregion

    #region forward-speed
    public static float ForwardSpeed(b2Body car)
    {
        // Negative while the car goes backward.
        b2Vec2 forward = car.Transform.q.GetXAxis();
        b2Vec2 velocity = car.LinearVelocity;
        return b2Math.b2Dot(ref velocity, ref forward);
    }
    #endregion
}
