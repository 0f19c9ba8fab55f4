using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>The same island in three shapes of a grid, and on each the same path from tile to tile.</summary>
public class CCTMXOrientationScene : CCScene
{
    private static readonly CCPoint[] Way =
    {
        new(1, 1), new(2, 1), new(3, 1), new(3, 2), new(3, 3), new(2, 3), new(1, 3), new(1, 2),
    };

    public CCTMXOrientationScene()
    {
        AddChild(new CCLayerColor(new CCColor4B(17, 112, 122, 255)));
        AddIsland("Orthogonal", "orthogonal", 18, CCPoint.Zero);
        AddIsland("Isometric", "isometric", 211, new CCPoint(0, 12));
        AddIsland("Hexagonal", "hexagonal", 437, new CCPoint(0, 0));
    }

    private void AddIsland(string label, string map, float x, CCPoint lift)
    {
        var island = new CCTMXTiledMap($"maps/{map}.tmx");
        float width = map == "isometric" ? 200 : map == "hexagonal" ? 192 : 160;
        float height = map == "isometric" ? 100 : map == "hexagonal" ? 210 : 160;
        island.Position = new CCPoint(x, 200 - height / 2);
        AddChild(island);
        var hero = new CCSprite("images/hero-idle-1") { Scale = 0.75f, AnchorPoint = new CCPoint(0.5f, 0.1f) };
        var feet = new CCNode { Position = lift };
        feet.AddChild(hero);
        island.AddChild(feet, 10);
        hero.Position = new CCPoint(0, 0);
        CCTMXOrientationExample.Walk(hero, island, Way);
        AddChild(new CCLabelBMFont(label, "fonts/round-24.fnt") { Position = new CCPoint(x + width / 2, 40) });
    }
}
