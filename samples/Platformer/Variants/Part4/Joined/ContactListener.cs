using Box2D.Collision;
using Box2D.Dynamics;
using Box2D.Dynamics.Contacts;

namespace Platformer;

/// <summary>
/// Box2D calls it in the middle of a step, while the world is locked. Creating, moving or destroying a body here
/// is silently ignored, so this class only takes notes.
/// </summary>
public class ContactListener : b2ContactListener
{
    public override void BeginContact(b2Contact contact)
    {
        // Box2D decides which fixture is A and which is B.
        (contact.FixtureA.UserData as FootSensor)?.Begin(contact.FixtureB);
        (contact.FixtureB.UserData as FootSensor)?.Begin(contact.FixtureA);
    }

    public override void EndContact(b2Contact contact)
    {
        (contact.FixtureA.UserData as FootSensor)?.End(contact.FixtureB);
        (contact.FixtureB.UserData as FootSensor)?.End(contact.FixtureA);
    }

    public override void PreSolve(b2Contact contact, b2Manifold oldManifold)
    {
    }

    public override void PostSolve(b2Contact contact, ref b2ContactImpulse impulse)
    {
    }
}
