using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2ChainShapeMembersExample
{
    #region create-loop
    public static void EnclosePool(b2Body level, float width, float height)
    {
        b2Vec2[] corners = [new(0f, 0f), new(width, 0f), new(width, height), new(0f, height)];
        var walls = new b2ChainShape();
        walls.CreateLoop(corners, corners.Length);
        level.CreateFixture(walls, 0f);
    }
    #endregion
}
