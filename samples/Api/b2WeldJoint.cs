using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Joints;

namespace CocosDocs.Api;

public static class b2WeldJointExample
{
    #region example
    public static void AddDivingBoard(b2World world, b2Body rock, b2Body[] boards, float length)
    {
        b2Body last = rock;
        foreach (b2Body board in boards)
        {
            var glue = new b2WeldJointDef { frequencyHz = 18f, dampingRatio = 0.2f };
            glue.Initialize(last, board, board.GetWorldPoint(new b2Vec2(-length / 2f, 0f)));
            world.CreateJoint(glue);
            last = board;
        }
    }
    #endregion
}
