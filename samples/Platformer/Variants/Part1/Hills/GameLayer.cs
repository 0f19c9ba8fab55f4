using Cocos2D;

namespace Platformer;

public class GameLayer : CCLayer
{
    private const float BreezeSpeed = 30;

    private readonly HillStrip _hills = new HillStrip("images/hills-far", 0.15f);
    private float _scroll;

    public GameLayer()
    {
        var sky = new CCSprite("images/sky.png");
        sky.AnchorPoint = CCPoint.Zero;
        AddChild(sky);
        AddChild(_hills);

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
        _hills.ScrollTo(_scroll);
    }
}
