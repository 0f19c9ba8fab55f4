using Box2D.Collision;
using Box2D.Dynamics;
using Box2D.Dynamics.Contacts;

namespace CocosDocs.Api;

#region example
public class b2ContactListenerExample : b2ContactListener
{
    private int _grounds;

    public bool IsOnGround => _grounds > 0;

    public override void BeginContact(b2Contact contact) => Count(contact, 1);

    public override void EndContact(b2Contact contact) => Count(contact, -1);

    public override void PreSolve(b2Contact contact, b2Manifold oldManifold)
    {
    }

    public override void PostSolve(b2Contact contact, ref b2ContactImpulse impulse)
    {
    }

    private void Count(b2Contact contact, int change)
    {
        b2Fixture a = contact.FixtureA;
        b2Fixture b = contact.FixtureB;
        if ((a.UserData is "feet" && !b.IsSensor) || (b.UserData is "feet" && !a.IsSensor))
        {
            _grounds += change;
        }
    }
}
#endregion
