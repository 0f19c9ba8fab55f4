using Cocos2D;

namespace Platformer;

public class GameLayer : CCLayer
{
    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new CCLayerColor(new CCColor4B(250, 170, 90, 255)));
        scene.AddChild(new GameLayer());
        return scene;
    }
}
