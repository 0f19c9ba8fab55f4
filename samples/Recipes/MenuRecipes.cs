using System;
using System.Collections.Generic;
using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.Recipes;

#region pages
public class PageView : CCScrollView
{
    private const float TurnAt = 0.2f; // the fraction of a page to drag until it turns
    private readonly int _count;

    public PageView(CCSize size, params CCNode[] pages) : base(size)
    {
        _count = pages.Length;
        for (int i = 0; i < _count; i++)
        {
            pages[i].Position = new CCPoint(i * size.Width, 0);
            AddChild(pages[i]);
        }

        ContentSize = new CCSize(_count * size.Width, size.Height);
        Direction = CCScrollViewDirection.Horizontal;
        ClippingToBounds = true;
    }

    public int Page { get; private set; }

    public void ShowPage(int page)
    {
        Page = Math.Clamp(page, 0, _count - 1);
        Container.StopAllActions();
        SetContentOffsetInDuration(new CCPoint(-Page * ViewSize.Width, 0), 0.25f);
    }

    public override bool TouchBegan(CCTouch touch)
    {
        bool isTaken = base.TouchBegan(touch);
        if (isTaken)
        {
            Container.StopAllActions(); // so that the finger can hold a page that is still moving
        }

        return isTaken;
    }

    public override void TouchEnded(CCTouch touch)
    {
        base.TouchCancelled(touch); // ends the drag as base.TouchEnded does, but without a fling
        float dragged = -GetContentOffset().X / ViewSize.Width - Page; // in pages
        ShowPage(Math.Abs(dragged) < TurnAt ? Page : Page + Math.Sign(dragged));
    }
}
#endregion

#region wheel
public class WheelScroller : CCNode
{
    private const float PointsPerNotch = 60;
    private const float ValuePerNotch = 120; // how MonoGame counts
    private readonly CCScrollView _view;
    private int _value;

    public WheelScroller(CCScrollView view)
    {
        _view = view;
        ScheduleUpdate();
    }

    public override void OnEnter()
    {
        base.OnEnter();
        _value = Mouse.GetState().ScrollWheelValue;
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        MouseState mouse = Mouse.GetState();
        float distance = (_value - mouse.ScrollWheelValue) / ValuePerNotch * PointsPerNotch;
        _value = mouse.ScrollWheelValue;
        float top = _view.MinContainerOffset.Y;
        if (distance == 0 || top >= 0 || _view.IsDragging || !IsOverView(mouse))
        {
            return;
        }

        CCPoint offset = _view.GetContentOffset();
        offset.Y = Math.Clamp(offset.Y + distance, top, 0);
        _view.SetContentOffset(offset);
    }

    private bool IsOverView(MouseState mouse)
    {
        CCPoint point = CCDrawManager.ConvertScreenToGameCoords(mouse.X, mouse.Y);
        CCSize size = _view.ViewSize;
        return new CCRect(0, 0, size.Width, size.Height).ContainsPoint(_view.ConvertToNodeSpace(point));
    }
}
#endregion

#region hover
public class MenuHighlight : CCNode
{
    private static readonly CCColor3B Highlight = new(255, 220, 110);
    private readonly CCMenu _menu;
    private CCMenuItem _item; // the one under the mouse, or null

    public MenuHighlight(CCMenu menu)
    {
        _menu = menu;
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);
        MouseState mouse = Mouse.GetState();
        CCPoint point = CCDrawManager.ConvertScreenToGameCoords(mouse.X, mouse.Y);
        CCMenuItem item = _menu.Enabled ? ItemAt(point) : null;
        if (item == _item)
        {
            return;
        }

        if (_item != null)
        {
            _item.Color = CCColor3B.White;
        }

        if (item != null)
        {
            item.Color = Highlight;
        }

        _item = item;
    }

    private CCMenuItem ItemAt(CCPoint point)
    {
        for (int i = _menu.ChildrenCount - 1; i >= 0; i--) // from the front, as the menu does for a tap
        {
            if (_menu.Children[i] is CCMenuItem { Visible: true, Enabled: true } item
                && item.WorldBoundingBox.ContainsPoint(point))
            {
                return item;
            }
        }

        return null;
    }
}
#endregion

#region drag
public class Slot : CCSprite
{
    public Slot(string picture) : base(picture)
    {
    }

    public DraggedItem Item { get; set; } // null while the slot is empty
}

public class DraggedItem : CCSprite
{
    private readonly Slot[] _slots;
    private Slot _slot; // the one that the item is in, or null
    private CCTouch _finger; // the one that drags the item, or null
    private CCPoint _home, _grip;

    public DraggedItem(string picture, params Slot[] slots) : base(picture)
    {
        _slots = slots;
        TouchEnabled = true;
    }

    public override bool TouchBegan(CCTouch touch)
    {
        bool isHit = WorldBoundingBox.ContainsPoint(touch.Location);
        bool isMoving = _finger != null || NumberOfRunningActions() > 0;
        if (!isHit || isMoving)
        {
            return false;
        }

        _finger = touch;
        _home = Position;
        _grip = Position - Parent.ConvertToNodeSpace(touch.Location);
        Parent.ReorderChild(this, ZOrder); // in front of the other items
        return true;
    }

    public override void TouchMoved(CCTouch touch)
    {
        if (touch == _finger)
        {
            Position = Parent.ConvertToNodeSpace(touch.Location) + _grip;
        }
    }

    public override void TouchEnded(CCTouch touch)
    {
        if (touch != _finger)
        {
            return;
        }

        _finger = null;
        Slot slot = Array.Find(_slots, candidate => IsFreeAt(candidate, touch.Location));
        if (slot != null)
        {
            if (_slot != null)
            {
                _slot.Item = null;
            }

            _slot = slot;
            slot.Item = this;
            _home = Parent.ConvertToNodeSpace(slot.WorldBoundingBox.Center);
        }

        RunAction(new CCEaseSineOut(new CCMoveTo(0.2f, _home)));
    }

    public override void OnExit()
    {
        base.OnExit();
        if (_finger != null)
        {
            _finger = null; // the item has left the scene, and TouchMoved may still follow
            Position = _home;
        }
    }

    private static bool IsFreeAt(Slot slot, CCPoint location)
    {
        return slot.Item == null && slot.WorldBoundingBox.ContainsPoint(location);
    }
}
#endregion

#region radio
public class RadioButtons : CCNode
{
    private static readonly CCColor3B Off = new(150, 150, 150);
    private static readonly CCColor3B On = new(255, 220, 110);
    private readonly List<CCMenuItemToggle> _buttons = new();

    public RadioButtons(params string[] options)
    {
        foreach (string option in options)
        {
            _buttons.Add(new CCMenuItemToggle(Choose, CreateItem(option, Off), CreateItem(option, On)));
        }

        var menu = new CCMenu(_buttons.ToArray()) { Position = CCPoint.Zero };
        menu.AlignItemsVertically(12);
        AddChild(menu);
        Show(0);
    }

    public event Action<int> Chosen;

    public void Show(int index)
    {
        for (int i = 0; i < _buttons.Count; i++)
        {
            _buttons[i].SelectedIndex = i == index ? 1 : 0;
        }
    }

    private static CCMenuItem CreateItem(string text, CCColor3B color)
    {
        return new CCMenuItemLabel(new CCLabelBMFont(text, "fonts/round-40.fnt") { Color = color });
    }

    private void Choose(CCMenuItem item)
    {
        int index = _buttons.IndexOf((CCMenuItemToggle)item);
        Show(index); // also switches the tapped button back on if it was on before
        Chosen?.Invoke(index);
    }
}
#endregion
