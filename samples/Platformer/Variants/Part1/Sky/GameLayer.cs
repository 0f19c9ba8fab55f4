using Cocos2D;

namespace Platformer;

public class GameLayer : CCLayer
{
    public GameLayer()
    {
        var sky = new CCSprite("images/sky.png");
        sky.AnchorPoint = CCPoint.Zero;
        AddChild(sky);
    }

    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new GameLayer());
        return scene;
    }
}
