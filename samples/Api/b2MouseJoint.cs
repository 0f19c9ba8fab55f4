using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Joints;

namespace CocosDocs.Api;

public static class b2MouseJointExample
{
    #region example
    public static b2MouseJoint Grab(b2World world, b2Body ground, b2Body crate, b2Vec2 finger)
    {
        crate.SetAwake(true);
        return (b2MouseJoint)world.CreateJoint(new b2MouseJointDef
        {
            BodyA = ground,
            BodyB = crate,
            target = finger,
            maxForce = 100f * crate.Mass,
            frequencyHz = 4f
        });
    }

    public static void Drag(b2MouseJoint grip, b2Vec2 finger) => grip.SetTarget(finger);
    #endregion
}
