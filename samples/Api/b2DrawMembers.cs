using System;
using Box2D.Common;
using Cocos2D;

namespace CocosDocs.Api;

public class b2DrawMembersExample(CCDrawNode node) : b2Draw
{
    private const float PointsPerMeter = 32f;
    private const float LineWidth = 0.75f;

    private readonly CCDrawNode _node = node;
    private readonly CCPoint[] _corners = new CCPoint[b2Settings.b2_maxPolygonVertices];

    #region flags
    public void ToggleJoints()
    {
        Flags ^= b2DrawFlags.e_jointBit;
    }
    #endregion

    #region draw-circle
    public override void DrawCircle(b2Vec2 center, float radius, b2Color color)
    {
        const int corners = 24;
        b2Vec2 last = center + new b2Vec2(radius, 0f);
        for (int i = 1; i <= corners; i++)
        {
            float angle = i * MathF.Tau / corners;
            b2Vec2 next = center + new b2Vec2(MathF.Cos(angle), MathF.Sin(angle)) * radius;
            DrawSegment(last, next, color);
            last = next;
        }
    }
    #endregion

    #region draw-polygon
    public override void DrawPolygon(b2Vec2[] vertices, int vertexCount, b2Color color)
    {
        for (int i = 0; i < vertexCount; i++)
        {
            DrawSegment(vertices[i], vertices[(i + 1) % vertexCount], color);
        }
    }
    #endregion

    #region draw-segment
    public override void DrawSegment(b2Vec2 p1, b2Vec2 p2, b2Color color)
    {
        var line = new CCColor4F(color.r, color.g, color.b, 1f);
        _node.DrawSegment(ToPoints(p1), ToPoints(p2), LineWidth, line);
    }

    private static CCPoint ToPoints(b2Vec2 place) => new CCPoint(place.x, place.y) * PointsPerMeter;
    #endregion

    #region draw-solid-circle
    public override void DrawSolidCircle(b2Vec2 center, float radius, b2Vec2 axis, b2Color color)
    {
        var fill = new CCColor4F(color.r * 0.4f, color.g * 0.4f, color.b * 0.4f, 0.4f); // premultiplied
        _node.DrawCircle(ToPoints(center), radius * PointsPerMeter, 24, new CCColor4B(fill));
        DrawSegment(center, center + axis * radius, color);
    }
    #endregion

    #region draw-solid-polygon
    public override void DrawSolidPolygon(b2Vec2[] vertices, int vertexCount, b2Color color)
    {
        for (int i = 0; i < vertexCount; i++)
        {
            _corners[i] = ToPoints(vertices[i]);
        }

        var fill = new CCColor4F(color.r * 0.4f, color.g * 0.4f, color.b * 0.4f, 0.4f); // premultiplied
        _node.DrawPolygon(_corners, vertexCount, fill, 0f, CCColor4F.Transparent);
        DrawPolygon(vertices, vertexCount, color);
    }
    #endregion

    #region draw-transform
    public override void DrawTransform(b2Transform xf)
    {
        DrawSegment(xf.p, xf.p + xf.q.GetXAxis() * 0.5f, new b2Color(1f, 0f, 0f));
        DrawSegment(xf.p, xf.p + xf.q.GetYAxis() * 0.5f, new b2Color(0f, 1f, 0f));
    }
    #endregion
}
