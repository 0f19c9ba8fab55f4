using Cocos2D;

namespace Platformer;

public class GameLayer : CCLayer
{
    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new GameLayer());
        return scene;
    }
}
