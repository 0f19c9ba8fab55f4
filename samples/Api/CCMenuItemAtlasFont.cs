using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCMenuItemAtlasFontExample
{
    #region example
    public static CCMenu ChooseLevel(Action<int> start)
    {
        var menu = new CCMenu();
        for (int level = 1; level <= 6; level++)
        {
            int chosen = level;
            menu.AddChild(CCMenuItemAtlasFont.ItemFromString(
                level.ToString(), "digits", 48, 64, '0', null, _ => start(chosen)));
        }

        menu.AlignItemsInColumns(3, 3);
        return menu;
    }
    #endregion
}
