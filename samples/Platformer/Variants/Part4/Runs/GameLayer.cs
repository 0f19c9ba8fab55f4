using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace Platformer;

public class GameLayer : CCLayer
{
    private readonly Level _level;
    private readonly DebugDraw _debugDraw;
    private KeyboardState _previousKeys;

    public GameLayer()
    {
        _level = new Level(LevelFile.Load(1));
        _debugDraw = new DebugDraw(_level.World);

        AddChild(new Scenery());
        AddChild(_level.Node);
        _level.Node.AddChild(_debugDraw.Node, 1);

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

        ToggleDebugDraw();
        _debugDraw.Draw();
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
}
