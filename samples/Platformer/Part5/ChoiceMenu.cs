using System;
using Cocos2D;
using Platformer.Logic;

namespace Platformer;

/// <summary>Choices side by side. Tap one, or select one with left and right and press jump.</summary>
public class ChoiceMenu : CCMenu
{
    private const float Distance = 60;

    private static readonly CCColor3B Selected = new CCColor3B(255, 214, 90);
    private static readonly CCColor3B Normal = CCColor3B.White;

    private readonly CCMenuItemLabel[] _items;
    private int _selectedIndex;

    private ControlsState _previous;

    public ChoiceMenu(params CCMenuItemLabel[] items)
        : base(items)
    {
        _items = items;
        AlignItemsHorizontally(Distance);
        Reset();
    }

    public static CCMenuItemLabel CreateItem(string text, Action action)
    {
        return new CCMenuItemLabel(GameFont.CreateLabel(text, 40), item =>
        {
            Sounds.Play(Sound.Click);
            action();
        });
    }

    public void Reset()
    {
        // Anything that is held when the menu appears must be released first.
        _previous = new ControlsState(1, Jump: true);
        _selectedIndex = 0;
        ShowSelected();
    }

    /// <summary>Call once per frame while the menu is shown.</summary>
    public void Steer(ControlsState controls)
    {
        if (controls.Direction != 0 && _previous.Direction == 0)
        {
            _selectedIndex = Math.Clamp(_selectedIndex + Math.Sign(controls.Direction), 0, _items.Length - 1);
            ShowSelected();
        }

        bool isChosen = controls.Jump && !_previous.Jump;
        _previous = controls;

        if (isChosen)
        {
            _items[_selectedIndex].Activate();
        }
    }

    private void ShowSelected()
    {
        for (int i = 0; i < _items.Length; i++)
        {
            // CCLabelBMFont declares its own Color, so a CCNode variable would set another one.
            ((CCLabelBMFont)_items[i].Label).Color = i == _selectedIndex ? Selected : Normal;
        }
    }
}
