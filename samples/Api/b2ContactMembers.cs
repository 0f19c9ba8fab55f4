using Box2D.Dynamics;
using Box2D.Dynamics.Contacts;

namespace CocosDocs.Api;

public static class b2ContactMembersExample
{
    #region other-body
    public static b2Body TouchedBy(b2Body player, b2Contact contact)
    {
        b2Body first = contact.FixtureA.Body;
        b2Body second = contact.FixtureB.Body;
        return first == player ? second : first;
    }
    #endregion

    #region involves
    public static bool Involves(b2Contact contact, string name)
    {
        object first = contact.FixtureA.UserData;
        object second = contact.FixtureB.UserData;
        return name.Equals(first) || name.Equals(second);
    }
    #endregion
}
