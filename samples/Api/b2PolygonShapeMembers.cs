using System.Collections.Generic;
using System.Linq;
using Box2D.Collision.Shapes;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Api;

public static class b2PolygonShapeMembersExample
{
    #region box-for-sprite
    public static b2PolygonShape BoxFor(CCSprite crate, float pointsPerMeter)
    {
        var shape = new b2PolygonShape();
        shape.SetAsBox(
            crate.ContentSize.Width / 2 / pointsPerMeter,
            crate.ContentSize.Height / 2 / pointsPerMeter);
        return shape;
    }
    #endregion

    #region letter-t
    public static b2PolygonShape[] LetterT()
    {
        var stem = new b2PolygonShape();
        stem.SetAsBox(0.2f, 0.8f, new b2Vec2(0f, -0.2f), 0f);
        var bar = new b2PolygonShape();
        bar.SetAsBox(0.8f, 0.2f, new b2Vec2(0f, 0.8f), 0f);
        return [stem, bar];
    }
    #endregion

    #region outline
    public static b2PolygonShape FromOutline(IEnumerable<CCPoint> counterclockwise, float pointsPerMeter)
    {
        b2Vec2[] corners = counterclockwise
            .Select(point => new b2Vec2(point.X / pointsPerMeter, point.Y / pointsPerMeter))
            .ToArray();

        var shape = new b2PolygonShape();
        shape.Set(corners, corners.Length);
        return shape;
    }
    #endregion

    #region ramp
    public static void AddRamp(b2Body level, float length, float height)
    {
        b2Vec2[] corners = [new(0f, 0f), new(length, 0f), new(length, height)];
        var ramp = new b2PolygonShape();
        ramp.Set(corners, corners.Length);
        level.CreateFixture(ramp, 0f);
    }
    #endregion
}
