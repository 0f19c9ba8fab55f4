using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace Platformer;

/// <summary>Shows the shapes of all bodies.</summary>
/// <remarks>
/// The engine's own CCBox2dDraw needs a font built by the content pipeline, which this project does without.
/// A CCDrawNode takes new memory each time it is cleared: fine for a tool, but keep it hidden in play.
/// </remarks>
public class DebugDraw : b2Draw
{
    private const float LineWidth = 0.75f;
    private const float FillOpacity = 0.35f;
    private const int CircleCorners = 24;

    private readonly b2World _world;
    private readonly CCPoint[] _points = new CCPoint[b2Settings.b2_maxPolygonVertices];

    public DebugDraw(b2World world)
    {
        _world = world;
        Flags = b2DrawFlags.e_shapeBit | b2DrawFlags.e_centerOfMassBit;
        world.SetDebugDraw(this);
    }

    /// <summary>Add it to the node that the bodies' nodes lie in.</summary>
    public CCDrawNode Node { get; } = new CCDrawNode { Visible = false };

    public void Draw()
    {
        if (Node.Visible)
        {
            Node.Clear();
            _world.DrawDebugData();
        }
    }

    public override void DrawPolygon(b2Vec2[] vertices, int vertexCount, b2Color color)
    {
        for (int i = 0; i < vertexCount; i++)
        {
            DrawSegment(vertices[i], vertices[(i + 1) % vertexCount], color);
        }
    }

    public override void DrawSolidPolygon(b2Vec2[] vertices, int vertexCount, b2Color color)
    {
        for (int i = 0; i < vertexCount; i++)
        {
            _points[i] = Units.ToPoints(vertices[i]);
        }

        Node.DrawPolygon(_points, vertexCount, ToColor(color, FillOpacity), LineWidth, ToColor(color, 1));
    }

    #region circles
    public override void DrawCircle(b2Vec2 center, float radius, b2Color color)
    {
        var fill = new CCColor4B(ToColor(color, FillOpacity));
        Node.DrawCircle(Units.ToPoints(center), radius * Units.PointsPerMeter, CircleCorners, fill);
    }

    public override void DrawSolidCircle(b2Vec2 center, float radius, b2Vec2 axis, b2Color color)
    {
        DrawCircle(center, radius, color);
        DrawSegment(center, center + axis * radius, color);
    }

    public override void DrawSegment(b2Vec2 p1, b2Vec2 p2, b2Color color)
    {
        Node.DrawSegment(Units.ToPoints(p1), Units.ToPoints(p2), LineWidth, ToColor(color, 1));
    }

    public override void DrawTransform(b2Transform xf)
    {
        // Only asked for with the flag e_centerOfMassBit.
        DrawSegment(xf.p, xf.p + xf.q.GetXAxis(), new b2Color(1, 0, 0));
        DrawSegment(xf.p, xf.p + xf.q.GetYAxis(), new b2Color(0, 1, 0));
    }
    #endregion

    private static CCColor4F ToColor(b2Color color, float opacity)
    {
        // CCDrawNode expects colors that are multiplied by their opacity.
        return new CCColor4F(color.r * opacity, color.g * opacity, color.b * opacity, opacity);
    }
}
