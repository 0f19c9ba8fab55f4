using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>The end of a game, won or lost.</summary>
public class EndingLayer : SceneLayer
{
    private readonly IControls _controls;
    private readonly ChoiceMenu _menu;

    public EndingLayer(GameSession session, IControls controls)
    {
        _controls = controls;

        AddChild(new Scenery());
        AddLine(session.IsWon ? "The treasure is yours!" : "Game over", 40, 420);
        AddLine($"{session.Coins} coins · {session.Score} points", 24, 370);

        _menu = new ChoiceMenu(
            ChoiceMenu.CreateItem("Play again", () => Scenes.Show(Scenes.CreateGame(new GameSession()))),
            ChoiceMenu.CreateItem("Leave", () => Scenes.Show(Scenes.CreateTitle())));
        _menu.PositionY = 180;
        AddChild(_menu);
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        _menu.Steer(_controls.Read());
    }

    private void AddLine(string text, int size, float y)
    {
        CCLabelBMFont line = GameFont.CreateLabel(text, size);
        line.Position = new CCPoint(AppDelegate.DesignWidth / 2, y);
        AddChild(line);
    }
}
