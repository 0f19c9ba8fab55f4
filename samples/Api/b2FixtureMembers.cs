using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2FixtureMembersExample
{
    #region is-hit
    public static bool IsHit(b2Body body, b2Vec2 point)
    {
        for (b2Fixture fixture = body.FixtureList; fixture != null; fixture = fixture.Next)
        {
            if (fixture.TestPoint(point))
            {
                return true;
            }
        }

        return false;
    }
    #endregion
}
