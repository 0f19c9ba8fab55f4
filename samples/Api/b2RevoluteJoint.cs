using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Joints;

namespace CocosDocs.Api;

public static class b2RevoluteJointExample
{
    #region example
    public static void AddSeesaw(b2World world, b2Body ground, b2Body plank)
    {
        var hinge = new b2RevoluteJointDef { enableLimit = true, lowerAngle = -0.3f, upperAngle = 0.3f };
        hinge.Initialize(ground, plank, plank.Position);
        world.CreateJoint(hinge);
    }

    public static void AddMill(b2World world, b2Body ground, b2Body sails)
    {
        var axle = new b2RevoluteJointDef { enableMotor = true, motorSpeed = -1f, maxMotorTorque = 200f };
        axle.Initialize(ground, sails, sails.Position);
        world.CreateJoint(axle);
    }
    #endregion
}
