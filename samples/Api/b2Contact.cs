using System.Collections.Generic;
using Box2D.Dynamics;
using Box2D.Dynamics.Contacts;

namespace CocosDocs.Api;

public static class b2ContactExample
{
    #region example
    public static IEnumerable<b2Body> TouchedBy(b2Body body)
    {
        for (b2ContactEdge edge = body.ContactList; edge != null; edge = edge.Next)
        {
            if (edge.Contact.IsTouching())
            {
                yield return edge.Other;
            }
        }
    }
    #endregion
}
