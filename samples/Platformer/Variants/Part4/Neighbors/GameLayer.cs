using Cocos2D;
using Platformer.Logic;

namespace Platformer;

public class GameLayer : CCLayer
{
    public GameLayer()
    {
        LevelMap map = LevelFile.Load(1);

        AddChild(new Scenery());
        AddChild(new LevelTiles(map));
    }

    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new GameLayer());
        return scene;
    }
}
