using Cocos2D;

namespace Platformer;

public class GameLayer : CCLayer
{
    private const int GroundRows = 2;
    private const float BreezeSpeed = 30;

    private readonly Scenery _scenery = new Scenery();
    private float _scroll;

    public GameLayer()
    {
        AddChild(_scenery);
        AddGround();
        AddHero();
        AddTitle();

        ScheduleUpdate();
    }

    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new GameLayer());
        return scene;
    }

    #region update
    public override void Update(float dt)
    {
        base.Update(dt);

        _scroll += BreezeSpeed * dt;
        _scenery.ScrollTo(_scroll);
    }
    #endregion

    private void AddGround()
    {
        var tiles = new TileBatch();

        for (int column = 0; column < AppDelegate.DesignWidth / TileBatch.TileSize; column++)
        {
            tiles.Add(Tile.GroundInside, column, 0);
            tiles.Add(Tile.GroundTop, column, 1);
        }

        AddChild(tiles);
    }

    private void AddHero()
    {
        CCSprite hero = Pictures.CreateSprite("images/hero-idle-1");

        // The anchor is the point of the picture that is at Position. Here it is between the feet.
        hero.AnchorPoint = new CCPoint(0.5f, 0);
        hero.Position = new CCPoint(200, GroundRows * TileBatch.TileSize);
        hero.RunAction(Pictures.CreateLoop(0.5f, "images/hero-idle-1", "images/hero-idle-2"));

        AddChild(hero);
    }

    #region title
    private void AddTitle()
    {
        CCLabelBMFont title = GameFont.CreateLabel("Coco's Cove", 40);
        title.Position = new CCPoint(AppDelegate.DesignWidth / 2, 440);
        AddChild(title);
    }
    #endregion
}
