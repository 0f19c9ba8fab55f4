using Box2D.Dynamics;
using Box2D.Dynamics.Joints;

namespace CocosDocs.Api;

public static class b2GearJointExample
{
    #region example
    public static void Couple(b2World world, b2RevoluteJoint large, b2RevoluteJoint small)
    {
        world.CreateJoint(new b2GearJointDef
        {
            BodyA = large.GetBodyB(),
            BodyB = small.GetBodyB(),
            joint1 = large,
            joint2 = small,
            ratio = 0.5f // the small gear rotates twice as fast, in the opposite direction
        });
    }
    #endregion
}
