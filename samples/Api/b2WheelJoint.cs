using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Joints;

namespace CocosDocs.Api;

public static class b2WheelJointExample
{
    #region example
    public static void AddWheel(b2World world, b2Body cart, b2Body wheel, bool isDriven)
    {
        var axle = new b2WheelJointDef
        {
            frequencyHz = 4f,
            dampingRatio = 0.7f,
            enableMotor = isDriven,
            motorSpeed = -8f,
            maxMotorTorque = 10f
        };
        axle.Initialize(cart, wheel, wheel.Position, new b2Vec2(0f, 1f));
        world.CreateJoint(axle);
    }
    #endregion
}
