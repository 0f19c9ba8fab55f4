using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Joints;

namespace CocosDocs.Api;

public static class b2PrismaticJointExample
{
    #region example
    public static b2PrismaticJoint AddLift(b2World world, b2Body ground, b2Body lift)
    {
        var rails = new b2PrismaticJointDef
        {
            enableLimit = true,
            lowerTranslation = 0f,
            upperTranslation = 2.5f,
            enableMotor = true,
            motorSpeed = 2f,
            maxMotorForce = 500f
        };
        rails.Initialize(ground, lift, lift.Position, new b2Vec2(0f, 1f));
        return (b2PrismaticJoint)world.CreateJoint(rails);
    }
    #endregion
}
