using Cocos2D;

namespace Platformer;

public class GameLayer : CCLayer
{
    public GameLayer()
    {
        CCSprite sky = Pictures.CreateSprite("images/sky");
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
