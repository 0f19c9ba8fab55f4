using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace Platformer;

/// <summary>Shows the shapes of all bodies.</summary>
public class DebugDraw : b2Draw
{
    private const float LineWidth = 0.75f;

    private readonly b2World _world;

    public DebugDraw(b2World world)
    {
        _world = world;
        Flags = b2DrawFlags.e_shapeBit;
        world.SetDebugDraw(this);
    }

    /// <summary>Add it to the parent of the bodies' nodes.</summary>
    public CCDrawNode Node { get; } = new CCDrawNode();

    public void Draw()
    {
        Node.Clear();
        _world.DrawDebugData();
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
        DrawPolygon(vertices, vertexCount, color);
    }

    // b2Draw requires these too. No body is round yet.
    public override void DrawCircle(b2Vec2 center, float radius, b2Color color) { }

    public override void DrawSolidCircle(b2Vec2 center, float radius, b2Vec2 axis, b2Color color) { }

    public override void DrawSegment(b2Vec2 p1, b2Vec2 p2, b2Color color)
    {
        var opaque = new CCColor4F(color.r, color.g, color.b, 1);
        Node.DrawSegment(Units.ToPoints(p1), Units.ToPoints(p2), LineWidth, opaque);
    }

    public override void DrawTransform(b2Transform xf) { }
}
