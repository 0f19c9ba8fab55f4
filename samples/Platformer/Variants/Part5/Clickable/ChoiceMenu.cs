using System;
using Cocos2D;

namespace Platformer;

/// <summary>Choices side by side. Tap one.</summary>
public class ChoiceMenu : CCMenu
{
    private const float Distance = 60;

    public ChoiceMenu(params CCMenuItemLabel[] items)
        : base(items)
    {
        AlignItemsHorizontally(Distance);
    }

    public static CCMenuItemLabel CreateItem(string text, Action action)
    {
        return new CCMenuItemLabel(GameFont.CreateLabel(text, 40), item =>
        {
            Sounds.Play(Sound.Click);
            action();
        });
    }
}
