using System.Collections.Generic;
using Box2D.Collision;
using Box2D.Dynamics;

namespace CocosDocs.Api;

#region example
public class b2QueryCallbackExample : b2QueryCallback
{
    private readonly List<b2Body> _found = new();

    public List<b2Body> FindIn(b2World world, b2AABB area)
    {
        _found.Clear();
        world.QueryAABB(this, area);
        return _found;
    }

    public override bool ReportFixture(b2Fixture fixture)
    {
        _found.Add(fixture.Body);
        return true; // continue the query
    }
}
#endregion
