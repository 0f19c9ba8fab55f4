using Cocos2D;
using Microsoft.Xna.Framework.Input;
using Platformer.Logic;

namespace Platformer;

public class GameLayer : SceneLayer
{
    private readonly GameSession _session;
    private readonly IControls _controls;
    private readonly Level _level;
    private readonly Rules _rules;
    private readonly CameraFollow _camera;
    private readonly Scenery _scenery = new Scenery();
    private readonly Hud _hud = new Hud();
    private readonly PauseMenu _pauseMenu;
    private readonly FixedStep _clock = new FixedStep();
    private readonly DebugDraw _debugDraw;
    private KeyboardState _previousKeys;
    private bool _pauseWasHeld = true;
    private bool _jumpIsForMenu;
    private CCNode _levelName;

    public GameLayer(GameSession session, IControls controls)
    {
        _session = session;
        _controls = controls;

        LevelMap map = LevelFile.Load(session.Level);
        _level = new Level(map);
        _rules = new Rules(_level, session);
        _camera = new CameraFollow(
            AppDelegate.DesignWidth,
            AppDelegate.DesignHeight,
            map.Columns * TileBatch.TileSize,
            map.Rows * TileBatch.TileSize);
        _debugDraw = new DebugDraw(_level.World);
        _pauseMenu = new PauseMenu(ClosePauseMenu, Restart, Leave);

        AddChild(_scenery);
        AddChild(_level.Node);
        _level.Node.AddChild(_debugDraw.Node, 1);
        AddChild(_hud);
        AddLevelName();
        AddChild(_pauseMenu, 1);

        // Show it now, because Update is not called while the scene fades in.
        ShowWorld();
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        ControlsState controls = _controls.Read();
        TogglePause(controls.Pause);

        if (_pauseMenu.Visible)
        {
            _pauseMenu.Steer(controls);
            _jumpIsForMenu = true;
            return;
        }

        // The press that chooses "Resume" is not a jump, however long it is held.
        _jumpIsForMenu = _jumpIsForMenu && controls.Jump;

        ToggleDebugDraw();
        Advance(dt, _jumpIsForMenu ? controls with { Jump = false } : controls);
        ShowWorld();

        if (_rules.IsLevelOver)
        {
            bool isGameOver = _session.IsWon || _session.IsLost;
            Scenes.Show(isGameOver ? Scenes.CreateEnding(_session) : Scenes.CreateGame(_session));
        }
    }

    private void Advance(float dt, ControlsState controls)
    {
        int steps = _clock.Advance(dt);
        for (int i = 0; i < steps; i++)
        {
            _level.Step(_rules.IsInControl ? controls : new ControlsState());
            _rules.Step();
        }
    }

    private void ShowWorld()
    {
        _level.Show(_clock.Fraction);
        _debugDraw.Draw();
        _hud.Show(_session);

        // Follow what is drawn, not the body. Otherwise the player would jitter on the screen.
        _camera.Follow(_level.Player.Sprite.PositionX, _level.Player.Sprite.PositionY);

        // There is no camera to move, so the level moves the other way.
        _level.Node.Position = new CCPoint(-_camera.X, -_camera.Y);
        _scenery.ScrollTo(_camera.X);
    }

    private void ToggleDebugDraw()
    {
        KeyboardState keys = Keyboard.GetState();

        if (keys.IsKeyDown(Keys.F1) && _previousKeys.IsKeyUp(Keys.F1))
        {
            _debugDraw.Node.Visible = !_debugDraw.Node.Visible;
        }

        _previousKeys = keys;
    }

    private void TogglePause(bool isHeld)
    {
        if (isHeld && !_pauseWasHeld)
        {
            if (_pauseMenu.Visible)
            {
                ClosePauseMenu();
            }
            else
            {
                OpenPauseMenu();
            }
        }

        _pauseWasHeld = isHeld;
    }

    private void OpenPauseMenu()
    {
        // CCNode.Pause stops only one node. With a time scale of 0, every action stops, but Update is still called,
        // with a dt of 0, and can wait for the key that ends the pause.
        CCDirector.SharedDirector.Scheduler.TimeScale = 0;
        _pauseMenu.Open();
        _controls.SetHidden(true);
        _levelName.Visible = false;
        Sounds.PauseMusic();
    }

    private void ClosePauseMenu()
    {
        CCDirector.SharedDirector.Scheduler.TimeScale = 1;
        _pauseMenu.Close();
        _controls.SetHidden(false);
        _levelName.Visible = true;
        Sounds.StartMusic();
    }

    private void Restart()
    {
        ClosePauseMenu();
        _session.RestartLevel();
        Scenes.Show(Scenes.CreateGame(_session));
    }

    private void Leave()
    {
        ClosePauseMenu();
        Scenes.Show(Scenes.CreateTitle());
    }

    private void AddLevelName()
    {
        CCLabelBMFont name = GameFont.CreateLabel($"Level {_session.Level}", 40);
        name.Position = new CCPoint(AppDelegate.DesignWidth / 2, 400);
        name.RunAction(new CCSequence(new CCDelayTime(1.5f), new CCFadeOut(0.5f), new CCRemoveSelf()));
        AddChild(name);
        _levelName = name;
    }
}
