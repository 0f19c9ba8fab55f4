using Cocos2D;
using Microsoft.Xna.Framework.Input;
using Platformer.Logic;

namespace Platformer;

public class GameLayer : SceneLayer
{
    private const float FadeSeconds = 0.5f;

    private readonly GameSession _session;
    private readonly IControls _controls;
    private readonly Level _level;
    private readonly Rules _rules;
    private readonly CameraFollow _camera;
    private readonly Scenery _scenery = new Scenery();
    private readonly Hud _hud = new Hud();
    private readonly FixedStep _clock = new FixedStep();
    private readonly DebugDraw _debugDraw;
    private KeyboardState _previousKeys;

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

        AddChild(_scenery);
        AddChild(_level.Node);
        _level.Node.AddChild(_debugDraw.Node, 1);
        AddChild(_hud);
        AddLevelName();

        // Show it now, because Update is not called while the scene fades in.
        ShowWorld();
    }

    public static CCScene CreateScene(GameSession session)
    {
        var touchButtons = new TouchButtons();
        var controls = new Controls(new KeyboardControls(), new GamePadControls(), touchButtons);

        var scene = new CCScene();
        scene.AddChild(new GameLayer(session, controls));
        scene.AddChild(touchButtons);
        return scene;
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        ToggleDebugDraw();

        ControlsState controls = _controls.Read();

        int steps = _clock.Advance(dt);
        for (int i = 0; i < steps; i++)
        {
            _level.Step(_rules.IsInControl ? controls : new ControlsState());
            _rules.Step();
        }

        ShowWorld();

        if (_rules.IsLevelOver)
        {
            bool isGameOver = _session.IsWon || _session.IsLost;
            CCScene next = CreateScene(isGameOver ? new GameSession() : _session);
            CCDirector.SharedDirector.ReplaceScene(new CCTransitionFade(FadeSeconds, next));
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

    private void AddLevelName()
    {
        CCLabelBMFont name = GameFont.CreateLabel($"Level {_session.Level}", 40);
        name.Position = new CCPoint(AppDelegate.DesignWidth / 2, 400);
        name.RunAction(new CCSequence(new CCDelayTime(1.5f), new CCFadeOut(0.5f), new CCRemoveSelf()));
        AddChild(name);
    }
}
