using System;
using Cocos2D;

namespace CocosDocs.Recipes;

public class TouchKindsLayer : CCLayer
{
    public event Action<string, CCPoint> Happened;

    private void Tap(CCPoint place) => Happened?.Invoke("tap", place);

    private void DoubleTap(CCPoint place) => Happened?.Invoke("double tap", place);

    private void LongPress(CCPoint place) => Happened?.Invoke("long press", place);

    private void Swipe(CCPoint way, CCPoint place) => Happened?.Invoke(way.X > 0 ? "swipe right" : "swipe left", place);

    #region touch-kinds
    private float _now, _pressedAt, _tappedAt = -1;
    private CCTouch _finger; // the last one to touch the screen; others are ignored
    private CCPoint _start;
    private bool _isResting; // until the finger has moved or its long press has begun

    public TouchKindsLayer()
    {
        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        _now += dt;
        if (_isResting && _now - _pressedAt > 0.5f)
        {
            _isResting = false;
            LongPress(_finger.Location);
        }
    }

    public override bool TouchBegan(CCTouch touch)
    {
        _finger = touch;
        _start = touch.Location;
        _isResting = true;
        _pressedAt = _now;
        return true;
    }

    public override void TouchMoved(CCTouch touch)
    {
        if (touch == _finger && CCPoint.Distance(_start, touch.Location) > 12)
        {
            _isResting = false;
        }
    }

    public override void TouchEnded(CCTouch touch)
    {
        if (touch != _finger)
        {
            return;
        }

        CCPoint way = touch.Location - _start;
        if (_isResting && _now - _tappedAt < 0.3f)
        {
            _tappedAt = -1;
            DoubleTap(touch.Location);
        }
        else if (_isResting)
        {
            _tappedAt = _now;
            Tap(touch.Location);
        }
        else if (way.Length > 60 && _now - _pressedAt < 0.5f)
        {
            Swipe(way, touch.Location);
        }

        _isResting = false;
    }
    #endregion
}

#region dialog
public class Dialog : CCLayerColor
{
    private const int Priority = CCMenu.kCCMenuHandlerPriority - 2; // before the menus of the game

    public Dialog(CCNode text, CCNode ok)
        : base(new CCColor4B(0, 0, 0, 150))
    {
        TouchMode = CCTouchMode.OneByOne;
        TouchPriority = Priority;
        TouchEnabled = true;

        CCPoint middle = CCDirector.SharedDirector.WinSize.Center;
        text.Position = middle + new CCPoint(0, 40);
        AddChild(text);

        var button = new CCMenuItemLabel(ok, _ => RemoveFromParent());
        AddChild(new CCMenu(button) { Position = middle - new CCPoint(0, 40), TouchPriority = Priority - 1 });
    }

    public override bool TouchBegan(CCTouch touch) => true; // nothing behind the dialog gets it
}
#endregion

#region joystick
public class Joystick : CCNode
{
    private const float Radius = 56;
    private readonly CCDrawNode _thumb = new();
    private CCTouch _finger; // the one that moves the thumb, or null

    public Joystick()
    {
        var ring = new CCDrawNode();
        ring.DrawCircle(CCPoint.Zero, Radius, new CCColor4B(0, 0, 0, 80));
        AddChild(ring);
        _thumb.DrawCircle(CCPoint.Zero, 24, new CCColor4B(255, 224, 176, 255));
        AddChild(_thumb);
        TouchEnabled = true;
    }

    public CCPoint Direction { get; private set; } // (0, 0) at rest; its length is the strength, at most 1

    public override bool TouchBegan(CCTouch touch)
    {
        if (_finger != null || ConvertToNodeSpace(touch.Location).Length > Radius * 1.5f)
        {
            return false;
        }

        _finger = touch;
        TouchMoved(touch);
        return true;
    }

    public override void TouchMoved(CCTouch touch)
    {
        CCPoint way = ConvertToNodeSpace(touch.Location);
        _thumb.Position = way.Length > Radius ? CCPoint.Normalize(way) * Radius : way;
        Direction = _thumb.Position / Radius;
    }

    public override void TouchEnded(CCTouch touch) => Release();

    public override void TouchCancelled(CCTouch touch) => Release();

    public override void OnExit()
    {
        base.OnExit();
        Release();
    }

    private void Release()
    {
        _finger = null;
        _thumb.Position = CCPoint.Zero;
        Direction = CCPoint.Zero;
    }
}
#endregion
