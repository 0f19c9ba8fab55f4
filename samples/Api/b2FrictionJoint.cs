using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Joints;

namespace CocosDocs.Api;

public static class b2FrictionJointExample
{
    #region example
    public static void BrakeOnGround(b2World world, b2Body ground, b2Body crate)
    {
        var brake = new b2FrictionJointDef
        {
            maxForce = 3f * crate.Mass,
            maxTorque = 1f * crate.Mass
        };
        brake.Initialize(ground, crate, crate.Position);
        world.CreateJoint(brake);
    }
    #endregion
}
