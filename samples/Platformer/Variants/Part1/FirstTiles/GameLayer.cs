using Cocos2D;

namespace Platformer;

public class GameLayer : CCLayer
{
    private const float BreezeSpeed = 30;

    private readonly Scenery _scenery = new Scenery();
    private float _scroll;

    public GameLayer()
    {
        AddChild(_scenery);
        AddGround();

        ScheduleUpdate();
    }

    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new GameLayer());
        return scene;
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        _scroll += BreezeSpeed * dt;
        _scenery.ScrollTo(_scroll);
    }

    private void AddGround()
    {
        var tiles = new TileBatch();
        tiles.Add(Tile.GroundInside, 0, 0);
        tiles.Add(Tile.GroundTop, 0, 1);
        AddChild(tiles);
    }
}
