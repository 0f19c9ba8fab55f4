using Cocos2D;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>The beach, with labels for comparisons.</summary>
public abstract class Shore : Beach
{
    protected void AddLabel(string text, float x, float y)
    {
        Layer.AddChild(new CCLabelBMFont(text, "fonts/round-24.fnt") { Position = new CCPoint(x, y) }, 100);
    }

    /// <summary>Draws the outline of a rectangle.</summary>
    protected static CCDrawNode Outline(CCRect rect, CCColor4B color)
    {
        var outline = new CCDrawNode();
        CCPoint[] corners =
        {
            rect.Origin,
            new CCPoint(rect.MaxX, rect.MinY),
            new CCPoint(rect.MaxX, rect.MaxY),
            new CCPoint(rect.MinX, rect.MaxY),
        };
        for (int i = 0; i < corners.Length; i++)
        {
            outline.DrawSegment(corners[i], corners[(i + 1) % corners.Length], 1.5f,
                new CCColor4F(color.R / 255f, color.G / 255f, color.B / 255f, 1));
        }

        return outline;
    }
}
