using System;
using System.Collections.Generic;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Troubleshooting;

#region poll
public class KeyLayer : CCLayer
{
    private KeyboardState _previous;

    public KeyLayer()
    {
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        KeyboardState current = Keyboard.GetState();

        if (current.IsKeyDown(Keys.Space) && _previous.IsKeyUp(Keys.Space))
        {
            Jump();
        }

        _previous = current;
    }

    private void Jump()
    {
    }
}
#endregion

#region touch-mode
public class DragLayer : CCLayer
{
    public DragLayer()
    {
        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
    }

    public override bool TouchBegan(CCTouch touch)
    {
        return true;
    }

    public override void TouchMoved(CCTouch touch)
    {
        Console.WriteLine("{0}", touch.Location);
    }
}
#endregion

#region pause-touches
public static class Pausing
{
    public static void Freeze(CCNode node)
    {
        node.Pause();
        node.TouchEnabled = false;
    }

    public static void Thaw(CCNode node)
    {
        node.TouchEnabled = true;
        node.ResumeSchedulerAndActions();
    }
}
#endregion

#region pass-through-tap
public class WatchingNode : CCNode
{
    public WatchingNode()
    {
        TouchMode = CCTouchMode.AllAtOnce;
        TouchEnabled = true;
    }

    public override void TouchesEnded(List<CCTouch> touches)
    {
        foreach (CCTouch touch in touches)
        {
            if (WorldBoundingBox.ContainsPoint(touch.Location))
            {
                Console.WriteLine("Tapped at {0}", touch.Location);
            }
        }
    }
}
#endregion

#region mouse
public class RightClickLayer : CCLayer
{
    private MouseState _previous;

    public RightClickLayer()
    {
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        MouseState current = Mouse.GetState();
        CCPoint point = CCDrawManager.ScreenToWorld(current.X, current.Y);
        point = CCDirector.SharedDirector.ConvertToGl(point);

        bool clicked = current.RightButton == ButtonState.Pressed
            && _previous.RightButton == ButtonState.Released;
        int wheel = current.ScrollWheelValue - _previous.ScrollWheelValue;

        if (clicked || wheel != 0)
        {
            Console.WriteLine("Right: {0}, wheel: {1}, at {2}", clicked, wheel, point);
        }

        _previous = current;
    }
}
#endregion

#region gamepad
public class GamePadLayer : CCLayer
{
    public GamePadLayer()
    {
        GamePadEnabled = true;
    }

    protected override void OnGamePadStickUpdate(
        CCGameStickStatus leftStick,
        CCGameStickStatus rightStick,
        PlayerIndex player)
    {
        CCPoint push = leftStick.Magnitude > 0.2f
            ? leftStick.Direction * leftStick.Magnitude
            : CCPoint.Zero;

        Console.WriteLine("Left stick: {0}", push);
    }
}
#endregion

#region text-input
public class NameLayer : CCLayer
{
    private const int MaxLength = 12;
    private readonly CCLabelTTF _label = new CCLabelTTF("_", "MarkerFelt", 22);
    private string _name = string.Empty;

    public NameLayer()
    {
        _label.Position = CCDirector.SharedDirector.WinSize.Center;
        AddChild(_label);
    }

    public override void OnEnter()
    {
        base.OnEnter();
        CCApplication.SharedApplication.Game.Window.TextInput += OnTextInput;
    }

    public override void OnExit()
    {
        CCApplication.SharedApplication.Game.Window.TextInput -= OnTextInput;
        base.OnExit();
    }

    private void OnTextInput(object sender, TextInputEventArgs e)
    {
        if (e.Key == Keys.Back)
        {
            if (_name.Length > 0)
            {
                _name = _name.Substring(0, _name.Length - 1);
            }
        }
        else if (!char.IsControl(e.Character) && _name.Length < MaxLength)
        {
            _name += e.Character;
        }

        _label.Text = _name + "_";
    }
}
#endregion
