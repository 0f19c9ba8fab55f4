using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>A score that counts, and below it the same word at whole scales, without and with smoothing.</summary>
public class CCPixelLabelScene : Shore
{
    // The text of a label is one line of the font, which has 9 pixels, below its position.
    private const float LineHeight = 9;

    private static readonly CCColor3B Gold = new(255, 200, 84);

    public CCPixelLabelScene()
    {
        AddBoard(new CCRect(20, 262, 600, 78));
        var score = new CCPixelLabelExample();
        Layer.AddChild(score);
        score.AddScore(new CCPoint(584, 322 + 6 * LineHeight));
        AddText("SCORE", new CCPoint(56, 322), 6, antialiased: false, Gold);
        score.Schedule(_ => score.Collect(10), 0.1f);

        AddScales("Without smoothing", 20, antialiased: false);
        AddScales("With smoothing", 330, antialiased: true);
    }

    private void AddScales(string title, float x, bool antialiased)
    {
        AddBoard(new CCRect(x, 20, 290, 222));
        AddLabel(title, x + 145, 214);
        float top = 188;
        foreach (int scale in new[] { 6, 4, 2 })
        {
            AddText("COCO", new CCPoint(x + 36, top), scale, antialiased, CCColor3B.White);
            AddText($"X{scale}", new CCPoint(x + 220, top - 3.5f * scale + 10.5f), 3, antialiased, Gold);
            top -= 7 * scale + 24;
        }
    }

    private void AddText(string text, CCPoint upperLeft, float scale, bool antialiased, CCColor3B color)
    {
        Layer.AddChild(new CCPixelLabel(text, "pixel", 8, CCTextAlignment.Left, antialiased)
        {
            Position = upperLeft + new CCPoint(0, LineHeight * scale),
            Scale = scale,
            Color = color,
        });
    }

    private void AddBoard(CCRect place)
    {
        var board = new CCDrawNode();
        board.DrawRect(place, new CCColor4B(12, 40, 62, 255));
        Layer.AddChild(board);
    }
}
