using Cocos2D;
using Platformer.Logic;

namespace Platformer;

public class TitleLayer : SceneLayer
{
    private const float BreezeSpeed = 30;
    private const float FadeSeconds = 0.5f;

    private readonly Scenery _scenery = new Scenery();
    private float _scroll;

    public TitleLayer()
    {
        CCSprite title = Pictures.CreateSprite("images/title");
        title.Position = new CCPoint(AppDelegate.DesignWidth / 2, 380);

        var menu = new ChoiceMenu(
            ChoiceMenu.CreateItem("Play", Play),
            ChoiceMenu.CreateItem("Quit", () => CCApplication.SharedApplication.Game.Exit()));
        menu.PositionY = 220;

        AddChild(_scenery);
        AddChild(title);
        AddChild(menu);
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

    private static void Play()
    {
        CCScene game = GameLayer.CreateScene(new GameSession());
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(FadeSeconds, game));
    }
}
