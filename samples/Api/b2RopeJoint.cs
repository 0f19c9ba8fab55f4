using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Joints;

namespace CocosDocs.Api;

public static class b2RopeJointExample
{
    #region example
    public static void TieUp(b2World world, b2Body branch, b2Body coconut, float length)
    {
        world.CreateJoint(new b2RopeJointDef
        {
            BodyA = branch,
            BodyB = coconut,
            localAnchorA = b2Vec2.Zero,
            localAnchorB = b2Vec2.Zero,
            maxLength = length
        });
    }
    #endregion
}
