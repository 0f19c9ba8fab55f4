using System;
using Box2D.Common;

namespace CocosDocs.Capture.Scenes;

/// <summary>Passes on the segments of a rope; a rope draws nothing else.</summary>
public class RopePainter : b2Draw
{
    private readonly Action<b2Vec2, b2Vec2> _drawSegment;

    public RopePainter(Action<b2Vec2, b2Vec2> drawSegment)
    {
        _drawSegment = drawSegment;
    }

    public override void DrawSegment(b2Vec2 p1, b2Vec2 p2, b2Color color) => _drawSegment(p1, p2);

    public override void DrawPolygon(b2Vec2[] vertices, int vertexCount, b2Color color)
    {
    }

    public override void DrawSolidPolygon(b2Vec2[] vertices, int vertexCount, b2Color color)
    {
    }

    public override void DrawCircle(b2Vec2 center, float radius, b2Color color)
    {
    }

    public override void DrawSolidCircle(b2Vec2 center, float radius, b2Vec2 axis, b2Color color)
    {
    }

    public override void DrawTransform(b2Transform xf)
    {
    }
}
