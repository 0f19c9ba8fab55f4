using Box2D.Common;
using Box2D.Dynamics;
using Box2D.Dynamics.Contacts;

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

    #region is-goal
    public static bool IsGoal(b2Contact contact)
    {
        object first = contact.FixtureA.UserData;
        object second = contact.FixtureB.UserData;
        return first is "goal" && second is "ball" || first is "ball" && second is "goal";
    }
    #endregion
}
