using Cocos2D;
using Microsoft.Xna.Framework.Input;
using Platformer.Logic;

namespace Platformer;

public class GameLayer : CCLayer
{
    private readonly IControls _controls;
    private readonly Level _level;
    private readonly CameraFollow _camera;
    private readonly Scenery _scenery = new Scenery();
    private readonly FixedStep _clock = new FixedStep();
    private readonly DebugDraw _debugDraw;
    private KeyboardState _previousKeys;

    public GameLayer(IControls controls)
    {
        _controls = controls;

        LevelMap map = LevelFile.Load(1);
        _level = new Level(map);
        _camera = new CameraFollow(
            AppDelegate.DesignWidth,
            AppDelegate.DesignHeight,
            map.Columns * TileBatch.TileSize,
            map.Rows * TileBatch.TileSize);
        _debugDraw = new DebugDraw(_level.World);

        AddChild(_scenery);
        AddChild(_level.Node);
        _level.Node.AddChild(_debugDraw.Node, 1);

        ScheduleUpdate();
    }

    public static CCScene CreateScene()
    {
        var touchButtons = new TouchButtons();
        var controls = new Controls(new KeyboardControls(), new GamePadControls(), touchButtons);

        var scene = new CCScene();
        scene.AddChild(new GameLayer(controls));
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
            _level.Step(controls);
        }

        _level.Show(_clock.Fraction);
        _debugDraw.Draw();
        MoveCamera();
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

    #region camera
    private void MoveCamera()
    {
        // Follow what is drawn, not the body. Otherwise the player would jitter on the screen.
        _camera.Follow(_level.Player.Sprite.PositionX, _level.Player.Sprite.PositionY);

        // There is no camera to move, so the level moves the other way.
        _level.Node.Position = new CCPoint(-_camera.X, -_camera.Y);
        _scenery.ScrollTo(_camera.X);
    }
    #endregion
}
