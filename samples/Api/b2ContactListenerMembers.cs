using System;
using System.Collections.Generic;
using Box2D.Collision;
using Box2D.Dynamics;
using Box2D.Dynamics.Contacts;

namespace CocosDocs.Api;

public class b2ContactListenerMembersExample : b2ContactListener
{
    #region collect
    public HashSet<b2Body> Collected { get; } = [];

    public override void BeginContact(b2Contact contact)
    {
        foreach (b2Fixture fixture in new[] { contact.FixtureA, contact.FixtureB })
        {
            if (fixture.UserData is "coin")
            {
                Collected.Add(fixture.Body);
            }
        }
    }
    #endregion

    #region one-way
    public override void PreSolve(b2Contact contact, b2Manifold oldManifold)
    {
        b2Fixture a = contact.FixtureA;
        b2Fixture b = contact.FixtureB;
        b2Fixture mover = a.UserData is "one-way" ? b : b.UserData is "one-way" ? a : null;
        if (mover != null && mover.Body.LinearVelocity.y > 0f)
        {
            contact.SetEnabled(false);
        }
    }
    #endregion

    #region impact
    public float Impact { get; set; }

    public override void PostSolve(b2Contact contact, ref b2ContactImpulse impulse)
    {
        for (int i = 0; i < impulse.count; i++)
        {
            Impact = Math.Max(Impact, impulse.normalImpulses[i]);
        }
    }
    #endregion

    public class Pool : b2ContactListenerMembersExample
    {
        #region count-swimmers
        public int Swimmers { get; private set; }

        public override void BeginContact(b2Contact contact) => Swimmers += IsInWater(contact) ? 1 : 0;

        public override void EndContact(b2Contact contact) => Swimmers -= IsInWater(contact) ? 1 : 0;

        private static bool IsInWater(b2Contact contact)
        {
            return contact.FixtureA.UserData is "water" || contact.FixtureB.UserData is "water";
        }
        #endregion
    }
}
