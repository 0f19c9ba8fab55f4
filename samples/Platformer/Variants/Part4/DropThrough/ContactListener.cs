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

    // Called in each step in which two bodies touch, before they push each other.
    public override void PreSolve(b2Contact contact, b2Manifold oldManifold)
    {
        LetThrough(contact, contact.FixtureA, contact.FixtureB);
        LetThrough(contact, contact.FixtureB, contact.FixtureA);
    }

    public override void PostSolve(b2Contact contact, ref b2ContactImpulse impulse)
    {
    }

    #region let-through
    private static void LetThrough(b2Contact contact, b2Fixture platform, b2Fixture other)
    {
        if (platform.UserData is OneWay oneWay
            && other.Body.UserData is Player player
            && (player.DropsThrough || !oneWay.Carries(platform.Body, player.Feet.y)))
        {
            // Applies to this step only.
            contact.SetEnabled(false);
        }
    }
    #endregion
}
