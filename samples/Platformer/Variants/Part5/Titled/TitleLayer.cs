using Cocos2D;

namespace Platformer;

public class TitleLayer : SceneLayer
{
    private const float BreezeSpeed = 30;

    private readonly Scenery _scenery = new Scenery();
    private float _scroll;

    public TitleLayer()
    {
        CCSprite title = Pictures.CreateSprite("images/title");
        title.Position = new CCPoint(AppDelegate.DesignWidth / 2, 380);

        AddChild(_scenery);
        AddChild(title);
    }

    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new TitleLayer());
        return scene;
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        _scroll += BreezeSpeed * dt;
        _scenery.ScrollTo(_scroll);
    }
}
