using Cocos2D;
using CocosDocs.GettingStarted;

namespace CocosDocs.Capture.Scenes.Guides;

/// <summary>The drawing, and behind it a grid that counts the points.</summary>
public class GuideDrawingScene : CCScene
{
    private const int Step = 80;

    public GuideDrawingScene()
    {
        AddChild(new CCLayerColor(new CCColor4B(116, 200, 214, 255)));

        var grid = new CCDrawNode();
        AddChild(grid);
        for (int i = 0; i <= 640; i += Step)
        {
            AddLine(grid, new CCPoint(i, 0), new CCPoint(i, 360));
            AddLine(grid, new CCPoint(0, i), new CCPoint(640, i));
            if (i is > 0 and < 640)
            {
                AddNumber(i, new CCPoint(i, 14));
                AddNumber(i, new CCPoint(22, i));
            }
        }

        AddNumber(0, new CCPoint(12, 14));
        AddChild(new DrawingLayer(), 1);
    }

    private static void AddLine(CCDrawNode grid, CCPoint from, CCPoint to)
    {
        grid.DrawSegment(from, to, 0.75f, new CCColor4F(1, 1, 1, 0.45f));
    }

    private void AddNumber(int number, CCPoint place)
    {
        AddChild(new CCLabelBMFont(number.ToString(), "fonts/round-24.fnt") { Position = place, Scale = 0.75f }, 2);
    }
}

/// <summary>The boat sails out and back.</summary>
public class GuideMovingScene : Beach
{
    public GuideMovingScene()
    {
        AddChild(new MovingLayer());
    }
}

/// <summary>Coco on a jetty, with the keys below it.</summary>
public class GuideKeysScene : Beach
{
    public GuideKeysScene()
    {
        Add("jetty", 320, 106);
        AddChild(new KeysLayer());
        AddChild(new KeyPictures());
    }
}
