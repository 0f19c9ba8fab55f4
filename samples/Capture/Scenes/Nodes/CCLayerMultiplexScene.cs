using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCLayerMultiplexScene : Shore
{
    public CCLayerMultiplexScene()
    {
        CCLayerMultiplex pages = CCLayerMultiplexExample.MakePages(
            MakePage("1 Crab", "crab"), MakePage("2 Coconut", "coconut"), MakePage("3 Gull", "gull"));
        Layer.AddChild(pages);
        pages.SwitchTo(0);
        Layer.Schedule(_ => pages.SwitchToNextLayer(), 1);
    }

    private static CCLayer MakePage(string title, string picture)
    {
        var page = new CCLayer();
        page.AddChild(new CCScale9SpriteFile("board") { PreferredSize = new CCSize(280, 200), Position = new CCPoint(320, 200) });
        page.AddChild(new CCSprite(picture) { Position = new CCPoint(320, 215) });
        page.AddChild(new CCLabelBMFont(title, "fonts/round-24.fnt") { Position = new CCPoint(320, 140) });
        return page;
    }
}
