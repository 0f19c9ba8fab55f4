using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>The end of a game, won or lost.</summary>
public class EndingLayer : SceneLayer
{
    private readonly GameSession _session;
    private readonly IControls _controls;
    private readonly ChoiceMenu _menu;

    public EndingLayer(GameSession session, IControls controls)
    {
        _session = session;
        _controls = controls;

        AddChild(new Scenery());
        AddLine(session.IsWon ? "The treasure is yours!" : "Game over", 40, 420);
        AddLine($"{session.Coins} coins · {session.Score} points", 24, 370);
        AddLine($"Best: {BestScore.Update(session.Score)} points", 24, 335);
        AddPicture("images/raft", 480, 240);
        AddPicture(session.IsWon ? "images/hero-jump" : "images/hero-hurt", 456, 264);
        AddPicture(session.IsWon ? "images/chest-open" : "images/urchin", 504, 264);

        _menu = new ChoiceMenu(
            ChoiceMenu.CreateItem("Play again", () => Scenes.Show(Scenes.CreateGame(new GameSession()))),
            ChoiceMenu.CreateItem("Leave", () => Scenes.Show(Scenes.CreateTitle())));
        _menu.PositionY = 180;
        _menu.Visible = false;
        AddChild(_menu);
    }

    public override void OnEnterTransitionDidFinish()
    {
        base.OnEnterTransitionDidFinish();
        Sounds.Play(_session.IsWon ? Sound.Win : Sound.Lose);

        // Wait, so that a press that was meant for the last jump doesn't choose anything.
        ScheduleOnce(_ => _menu.Visible = true, 1);
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        if (_menu.Visible)
        {
            _menu.Steer(_controls.Read());
        }
    }

    private void AddLine(string text, int size, float y)
    {
        CCLabelBMFont line = GameFont.CreateLabel(text, size);
        line.Position = new CCPoint(AppDelegate.DesignWidth / 2, y);
        AddChild(line);
    }

    private void AddPicture(string name, float x, float y)
    {
        CCSprite picture = Pictures.CreateSprite(name);
        picture.AnchorPoint = new CCPoint(0.5f, 0);
        picture.Position = new CCPoint(x, y);
        AddChild(picture);
    }
}
