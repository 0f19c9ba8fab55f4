using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

#region example
public class b2RayCastCallbackExample : b2RayCastCallback
{
    public b2Body Hit { get; private set; }

    public b2Vec2 Point { get; private set; }

    public override float ReportFixture(b2Fixture fixture, b2Vec2 point, b2Vec2 normal, float fraction)
    {
        Hit = fixture.Body;
        Point = point;
        return fraction; // from now on, report only what is nearer
    }
}
#endregion
