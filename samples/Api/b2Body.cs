using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Api;

public static class b2BodyExample
{
    private const float PointsPerMeter = 32f;

    #region example
    public static b2Body AddCrate(b2World world, CCSprite sprite, b2Vec2 position)
    {
        var definition = new b2BodyDef
        {
            type = b2BodyType.b2_dynamicBody,
            position = position,
            userData = sprite
        };
        var shape = new b2PolygonShape();
        shape.SetAsBox(0.5f, 0.5f);

        b2Body body = world.CreateBody(definition);
        body.CreateFixture(shape, 1f);
        return body;
    }

    public static void MoveSprite(b2Body body)
    {
        var sprite = (CCSprite)body.UserData;
        sprite.Position = new CCPoint(body.Position.x, body.Position.y) * PointsPerMeter;
        sprite.Rotation = -CCMathHelper.ToDegrees(body.Angle);
    }
    #endregion
}
