using Cocos2D;
using Platformer.Logic;

namespace Platformer;

public class TitleLayer : SceneLayer
{
    private const float BreezeSpeed = 30;

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
            ChoiceMenu.CreateItem("Play", () => Scenes.Show(Scenes.CreateGame(new GameSession()))),
            ChoiceMenu.CreateItem("Quit", () => CCApplication.SharedApplication.Game.Exit()));
        _menu.PositionY = 220;

        CCLabelBMFont hint = GameFont.CreateLabel("Arrow keys or stick · Space or A jumps · Esc or Start pauses", 24);
        hint.Position = new CCPoint(AppDelegate.DesignWidth / 2, 40);

        AddChild(_scenery);
        AddChild(title);
        AddChild(_menu);
        AddChild(hint);
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        _scroll += BreezeSpeed * dt;
        _scenery.ScrollTo(_scroll);
        _menu.Steer(_controls.Read());
    }
}
