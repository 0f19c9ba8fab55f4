using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Api;

public static class b2Vec2Example
{
    #region example
    private const float PointsPerMeter = 32f;

    public static b2Vec2 ToMeters(CCPoint point)
    {
        return new b2Vec2(point.X, point.Y) / PointsPerMeter;
    }

    public static void Walk(b2Body player, float speed)
    {
        b2Vec2 velocity = player.LinearVelocity;
        velocity.x = speed;
        player.LinearVelocity = velocity;
    }
    #endregion
}
