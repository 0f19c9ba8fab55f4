using System;
using Box2D.Collision;
using Box2D.Dynamics;
using Box2D.Dynamics.Contacts;

namespace CocosDocs.Api;

public class b2ContactImpulseExample : b2ContactListener
{
    #region example
    public float Hardest { get; set; }

    public override void PostSolve(b2Contact contact, ref b2ContactImpulse impulse)
    {
        for (int i = 0; i < impulse.count; i++)
        {
            Hardest = Math.Max(Hardest, impulse.normalImpulses[i]);
        }
    }
    #endregion

    public override void PreSolve(b2Contact contact, b2Manifold oldManifold)
    {
    }
}
