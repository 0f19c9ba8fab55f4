using Box2D.Common;
using Cocos2D;

namespace Platformer;

/// <summary>Box2D measures in meters, the engine in points. Both have y pointing up.</summary>
public static class Units
{
    // One tile is one meter. Box2D is made for things between 0.1 and 10 meters.
    public const float PointsPerMeter = TileBatch.TileSize;

    public static CCPoint ToPoints(b2Vec2 meters)
    {
        return new CCPoint(meters.x * PointsPerMeter, meters.y * PointsPerMeter);
    }

    public static b2Vec2 ToMeters(CCPoint points)
    {
        return new b2Vec2(points.X / PointsPerMeter, points.Y / PointsPerMeter);
    }
}
