using Box2D.Common;
using Box2D.Dynamics;

namespace CocosDocs.Api;

public static class b2BodyDefExample
{
    #region example
    public static b2Body AddPlayer(b2World world)
    {
        return world.CreateBody(new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = new b2Vec2(3f, 8f),
            fixedRotation = true,
            allowSleep = false
        });
    }
    #endregion
}
