using Box2D.Dynamics;

namespace CocosDocs.Api;

#region example
public class b2ContactFilterExample : b2ContactFilter
{
    public override bool ShouldCollide(b2Fixture fixtureA, b2Fixture fixtureB)
    {
        if (fixtureA.UserData is "crab" && fixtureB.UserData is "crab")
        {
            return false;
        }

        return base.ShouldCollide(fixtureA, fixtureB);
    }
}
#endregion
