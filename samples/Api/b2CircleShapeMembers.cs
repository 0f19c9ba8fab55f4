using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2CircleShapeMembersExample
{
    #region capsule
    public static void AddRoundEnds(b2Body player)
    {
        foreach (float y in new[] { -0.4f, 0.4f })
        {
            player.CreateFixture(new b2CircleShape { Radius = 0.3f, Position = new b2Vec2(0f, y) }, 1f);
        }
    }
    #endregion
}
