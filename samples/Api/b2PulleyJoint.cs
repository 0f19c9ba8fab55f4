using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Joints;

namespace CocosDocs.Api;

public static class b2PulleyJointExample
{
    #region example
    public static void HangOverWheels(b2World world, b2Body heavy, b2Body light, b2Vec2 left, b2Vec2 right)
    {
        var rope = new b2PulleyJointDef();
        rope.Initialize(heavy, light, left, right, heavy.Position, light.Position, 1f);
        world.CreateJoint(rope);
    }
    #endregion
}
