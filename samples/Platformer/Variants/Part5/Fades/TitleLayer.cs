using Cocos2D;
using Platformer.Logic;

namespace Platformer;

public class TitleLayer : SceneLayer
{
    private const float BreezeSpeed = 30;
    private const float FadeSeconds = 0.5f;

    private readonly IControls _controls;
    private readonly Scenery _scenery = new Scenery();
    private readonly ChoiceMenu _menu;
    private float _scroll;

    public TitleLayer(IControls controls)
    {
        _controls = controls;

        CCSprite title = Pictures.CreateSprite("images/title");
        title.Position = new CCPoint(AppDelegate.DesignWidth / 2, 380);

        _menu = new ChoiceMenu(
            ChoiceMenu.CreateItem("Play", Play),
            ChoiceMenu.CreateItem("Quit", () => CCApplication.SharedApplication.Game.Exit()));
        _menu.PositionY = 220;

        AddChild(_scenery);
        AddChild(title);
        AddChild(_menu);
        AddHint("Keyboard: arrow keys run, Space jumps, Esc pauses", 60);
        AddHint("Gamepad: stick runs, A jumps, Start pauses", 28);
    }

    public static CCScene CreateScene()
    {
        var scene = new CCScene();

        // The menu can be tapped, so it doesn't need buttons on the screen.
        scene.AddChild(new TitleLayer(new Controls(new KeyboardControls(), new GamePadControls())));
        return scene;
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        _scroll += BreezeSpeed * dt;
        _scenery.ScrollTo(_scroll);
        _menu.Steer(_controls.Read());
    }

    private void AddHint(string text, float y)
    {
        CCLabelBMFont hint = GameFont.CreateLabel(text, 24);
        hint.Position = new CCPoint(AppDelegate.DesignWidth / 2, y);
        AddChild(hint);
    }

    private static void Play()
    {
        CCScene game = GameLayer.CreateScene(new GameSession());
        CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(FadeSeconds, game));
    }
}
