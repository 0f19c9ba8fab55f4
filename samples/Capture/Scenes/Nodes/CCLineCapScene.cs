using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCLineCapScene : Shore
{
    public CCLineCapScene()
    {
        AddLine("Butt", 290, CCLineCap.Butt);
        AddLine("Round", 205, CCLineCap.Round);
        AddLine("Square", 120, CCLineCap.Square);
    }

    private void AddLine(string label, float y, CCLineCap cap)
    {
        var from = new CCPoint(220, y);
        var to = new CCPoint(560, y);
        Layer.AddChild(CCLineCapExample.DrawLine(from, to, cap));
        var ends = new CCDrawNode();
        ends.DrawSegment(from, to, 1, new CCColor4F(1, 0.96f, 0.9f, 1));
        ends.DrawDot(from, 6, new CCColor4F(1, 0.96f, 0.9f, 1));
        ends.DrawDot(to, 6, new CCColor4F(1, 0.96f, 0.9f, 1));
        Layer.AddChild(ends);
        AddLabel(label, 110, y);
    }
}
