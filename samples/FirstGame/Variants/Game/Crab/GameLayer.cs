using Cocos2D;

namespace FirstGame;

public class GameLayer : CCLayer
{
    private readonly CCSprite _crab = new CCSprite("images/crab.png");

    public GameLayer()
    {
        AddChild(new CCSprite("images/beach.png") { Position = new CCPoint(480, 270) });

        _crab.Position = new CCPoint(480, 70);
        AddChild(_crab);
    }

    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new GameLayer());
        return scene;
    }
}
