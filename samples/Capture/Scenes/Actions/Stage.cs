using System;
using System.Collections.Generic;
using System.Linq;
using Cocos2D;

namespace CocosDocs.Capture.Scenes;

/// <summary>The beach, and what the scenes of actions share.</summary>
public abstract class Stage : Beach
{
    private static readonly CCColor4B _white = new(255, 246, 228, 255);
    private static readonly CCColor4B _ink = new(74, 34, 16, 255);
    private static readonly CCColor4B _red = new(230, 62, 1, 255);

    /// <summary>The height of the sand. Objects on it have their center at 76 (crabs and coconuts) or 92 (Coco).</summary>
    protected const float Sand = 44;

    protected CCSprite Scenery => (CCSprite)Layer.Children[0];

    protected static CCTexture2D Texture(string picture)
    {
        return CCTextureCache.SharedTextureCache.AddImage(picture);
    }

    /// <summary>A curve as the spline actions follow it, with the same time for each point.</summary>
    protected static Func<float, CCPoint> Spline(IReadOnlyList<CCPoint> points, float tension)
    {
        CCPoint Point(int index) => points[Math.Clamp(index, 0, points.Count - 1)];

        return time =>
        {
            float share = time * points.Count;
            int from = Math.Min((int)share, points.Count - 1);
            return CCSplineMath.CCCardinalSplineAt(
                Point(from - 1), Point(from), Point(from + 1), Point(from + 2), tension, share - from);
        };
    }

    protected static Func<float, CCPoint> Bezier(CCPoint start, CCPoint first, CCPoint second, CCPoint end)
    {
        return time => new CCPoint(
            CCSplineMath.CubicBezier(start.X, first.X, second.X, end.X, time),
            CCSplineMath.CubicBezier(start.Y, first.Y, second.Y, end.Y, time));
    }

    protected void After(float seconds, Action action)
    {
        Layer.ScheduleOnce(_ => action(), seconds);
    }

    /// <summary>Adds a sprite whose lower edge is at a height.</summary>
    protected CCSprite AddStanding(string picture, float x, float foot = Sand)
    {
        CCSprite sprite = Add(picture, x, foot);
        sprite.AnchorPoint = new CCPoint(0.5f, 0);
        return sprite;
    }

    protected CCLabelBMFont AddLabel(string text, float x, float y, int size = 24)
    {
        var label = new CCLabelBMFont(text, $"fonts/round-{size}.fnt") { Position = new CCPoint(x, y) };
        Layer.AddChild(label);
        return label;
    }

    /// <summary>Draws a path as dots, and the points that shape it as large red ones.</summary>
    protected void AddPath(Func<float, CCPoint> path, int dots, params CCPoint[] shapedBy)
    {
        var drawing = new CCDrawNode();
        foreach (float time in Enumerable.Range(0, dots + 1).Select(dot => (float)dot / dots))
        {
            drawing.DrawCircle(path(time), 3.6f, _ink);
            drawing.DrawCircle(path(time), 2.4f, _white);
        }

        foreach (CCPoint point in shapedBy)
        {
            drawing.DrawCircle(point, 10, _ink);
            drawing.DrawCircle(point, 8.5f, _white);
            drawing.DrawCircle(point, 6, _red);
        }

        Layer.AddChild(drawing);
    }
}
