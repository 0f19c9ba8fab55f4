using System.Collections.Generic;
using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>Buttons on the screen. They appear with the first touch, so keyboard players never see them.</summary>
public class TouchButtons : CCLayer, IControls
{
    // Shared by all scenes: a player who uses the buttons needs them in the next scene, too.
    private static bool _areUsed;

    // The engine keeps one CCTouch for each finger and updates it, so the list is always up to date.
    private readonly List<CCTouch> _fingers = new List<CCTouch>();

    // Hide the buttons rather than the layer, because the engine sends no touches to invisible layers.
    private readonly CCNode _buttons = new CCNode { Visible = false };

    private readonly CCSprite _left;
    private readonly CCSprite _right;
    private readonly CCSprite _jump;
    private readonly CCSprite _pause;
    private bool _areHidden;

    public TouchButtons()
    {
        _left = AddButton("images/button-left", 70, 70);
        _right = AddButton("images/button-right", 180, 70);
        _jump = AddButton("images/button-jump", AppDelegate.DesignWidth - 80, 70);
        _pause = AddButton("images/button-pause", AppDelegate.DesignWidth - 60, AppDelegate.DesignHeight - 60);

        AddChild(_buttons);
        ShowButtons();
        TouchEnabled = true;
    }

    public ControlsState Read()
    {
        float direction = 0;

        if (IsTouched(_left))
        {
            direction -= 1;
        }

        if (IsTouched(_right))
        {
            direction += 1;
        }

        return new ControlsState(direction, IsTouched(_jump), IsTouched(_pause));
    }

    public void SetHidden(bool isHidden)
    {
        _areHidden = isHidden;
        ShowButtons();

        // A finger that is still down has to be lifted before it can press a button again.
        _fingers.Clear();
    }

    public override void TouchesBegan(List<CCTouch> touches)
    {
        // Only the menu is tapped now.
        if (_areHidden)
        {
            return;
        }

        _areUsed = true;
        ShowButtons();
        _fingers.AddRange(touches);
    }

    public override void TouchesEnded(List<CCTouch> touches)
    {
        foreach (CCTouch touch in touches)
        {
            RemoveFinger(touch.Id);
        }
    }

    public override void TouchesCancelled(List<CCTouch> touches)
    {
        TouchesEnded(touches);
    }

    private CCSprite AddButton(string picture, float x, float y)
    {
        CCSprite button = Pictures.CreateSprite(picture);
        button.Position = new CCPoint(x, y);
        _buttons.AddChild(button);
        return button;
    }

    private void ShowButtons()
    {
        _buttons.Visible = _areUsed && !_areHidden;
    }

    // Checks where the fingers are now rather than where they first touched, so a thumb can slide across.
    private bool IsTouched(CCSprite button)
    {
        foreach (CCTouch finger in _fingers)
        {
            if (button.BoundingBox.ContainsPoint(finger.Location))
            {
                return true;
            }
        }

        return false;
    }

    private void RemoveFinger(int id)
    {
        for (int i = _fingers.Count - 1; i >= 0; i--)
        {
            if (_fingers[i].Id == id)
            {
                _fingers.RemoveAt(i);
            }
        }
    }
}
