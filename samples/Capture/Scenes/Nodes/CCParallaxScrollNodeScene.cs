using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCParallaxScrollNodeScene : CCScene
{
    public CCParallaxScrollNodeScene()
    {
        AddChild(new CCSprite("images/sky") { Position = new CCPoint(320, 180) });
        AddChild(new CCLayerColor(new CCColor4B(17, 112, 122, 255), 640, 64));
        var islands = new CCParallaxScrollNodeExample.EndlessIslands();
        AddChild(islands);
        AddChild(new CCSprite("gull") { Position = new CCPoint(320, 250) });
        islands.Schedule(islands.Scroll);
    }
}
