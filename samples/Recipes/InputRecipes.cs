using System.Collections.Generic;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Recipes;

#region controls
public sealed class Controls
{
    private KeyboardState _keys = Keyboard.GetState(), _keysBefore;
    private GamePadState _pad = GamePad.GetState(PlayerIndex.One), _padBefore;

    /// <summary>-1 for left, 1 for right, and 0 for neither. A stick also gives values between.</summary>
    public float Move { get; private set; }

    /// <summary>True only in the frame in which the player presses the button.</summary>
    public bool JumpPressed { get; private set; }

    /// <summary>Call it once in each frame.</summary>
    public void Read()
    {
        _keysBefore = _keys;
        _padBefore = _pad;
        _keys = Keyboard.GetState();
        _pad = GamePad.GetState(PlayerIndex.One);

        bool left = IsHeld(Keys.Left) || IsHeld(Keys.A) || _pad.IsButtonDown(Buttons.DPadLeft);
        bool right = IsHeld(Keys.Right) || IsHeld(Keys.D) || _pad.IsButtonDown(Buttons.DPadRight);
        Move = left == right ? _pad.ThumbSticks.Left.X : left ? -1 : 1;

        JumpPressed = (IsHeld(Keys.Space) && _keysBefore.IsKeyUp(Keys.Space))
            || (_pad.IsButtonDown(Buttons.A) && _padBefore.IsButtonUp(Buttons.A));
    }

    private bool IsHeld(Keys key) => _keys.IsKeyDown(key);
}
#endregion

#region use-controls
public class RunningLayer : CCLayer
{
    private const float PointsPerSecond = 240;

    private readonly Controls _controls = new();
    private readonly CCSprite _coco = new("coco");

    public RunningLayer()
    {
        _coco.Position = new CCPoint(200, 100);
        AddChild(_coco);
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        _controls.Read();
        _coco.PositionX += _controls.Move * PointsPerSecond * dt;
        if (_controls.JumpPressed && _coco.NumberOfRunningActions() == 0)
        {
            _coco.RunAction(new CCJumpBy(0.6f, CCPoint.Zero, 120, 1));
        }
    }
}
#endregion

#region tap-sprite
public class Chest : CCSprite
{
    public Chest()
        : base("chest")
    {
        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
    }

    public override bool TouchBegan(CCTouch touch)
    {
        if (!WorldBoundingBox.ContainsPoint(touch.Location))
        {
            return false;
        }

        RunAction(new CCJumpBy(0.3f, CCPoint.Zero, 20, 1));
        return true;
    }
}
#endregion

#region drag-sprite
public class DraggedSprite : CCSprite
{
    private CCTouch _finger;
    private CCPoint _grip; // from the finger to the position of the sprite

    public DraggedSprite(string picture)
        : base(picture)
    {
        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
    }

    public override void OnEnter()
    {
        base.OnEnter();
        _finger = null;
    }

    public override bool TouchBegan(CCTouch touch)
    {
        if (_finger != null || !WorldBoundingBox.ContainsPoint(touch.Location))
        {
            return false;
        }

        _finger = touch;
        _grip = Position - Parent.ConvertToNodeSpace(touch.Location);
        return true;
    }

    public override void TouchMoved(CCTouch touch)
    {
        if (IsRunning)
        {
            Position = Parent.ConvertToNodeSpace(touch.Location) + _grip;
        }
    }

    public override void TouchEnded(CCTouch touch)
    {
        _finger = null;
    }
}
#endregion

#region pinch
public class PinchLayer : CCLayer
{
    private readonly CCNode _map;
    private readonly List<CCTouch> _fingers = [];
    private float _distance; // of two fingers, at the last movement

    public PinchLayer(CCNode map)
    {
        _map = map;
        AddChild(map);
        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
    }

    public override void OnEnter()
    {
        base.OnEnter();
        _fingers.Clear();
        _distance = 0;
    }

    public override bool TouchBegan(CCTouch touch)
    {
        _fingers.Add(touch);
        _distance = FingerDistance();
        return true;
    }

    public override void TouchMoved(CCTouch touch)
    {
        float distance = FingerDistance();
        if (_distance > 0 && distance > 0)
        {
            _map.Scale = CCMathHelper.Clamp(_map.Scale * distance / _distance, 0.5f, 3);
        }

        _distance = distance;
    }

    public override void TouchEnded(CCTouch touch)
    {
        _fingers.Remove(touch);
        _distance = FingerDistance();
    }

    private float FingerDistance() =>
        _fingers.Count == 2 ? CCPoint.Distance(_fingers[0].Location, _fingers[1].Location) : 0;
}
#endregion

#region hover
public class HoverLayer : CCLayer
{
    private static readonly CCColor3B s_dimmed = new(190, 190, 190);

    private readonly CCSprite _chest = new("chest");

    public HoverLayer()
    {
        _chest.Position = new CCPoint(400, 240);
        AddChild(_chest);
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        MouseState mouse = Mouse.GetState();
        CCPoint point = CCDrawManager.ScreenToWorld(mouse.X, mouse.Y);
        point = CCDirector.SharedDirector.ConvertToGl(point);
        _chest.Color = _chest.WorldBoundingBox.ContainsPoint(point) ? CCColor3B.White : s_dimmed;
    }
}
#endregion
