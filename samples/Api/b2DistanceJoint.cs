using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Joints;

namespace CocosDocs.Api;

public static class b2DistanceJointExample
{
    #region example
    public static void HangOnRod(b2World world, b2Body branch, b2Body coconut)
    {
        var rod = new b2DistanceJointDef();
        rod.Initialize(branch, coconut, branch.Position, coconut.Position);
        world.CreateJoint(rod);
    }

    public static void HangOnSpring(b2World world, b2Body branch, b2Body coconut)
    {
        var spring = new b2DistanceJointDef { frequencyHz = 1f, dampingRatio = 0.1f };
        spring.Initialize(branch, coconut, branch.Position, coconut.Position);
        world.CreateJoint(spring);
    }
    #endregion
}
