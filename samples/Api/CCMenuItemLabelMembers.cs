using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCMenuItemLabelMembersExample
{
    #region retry
    public static CCMenu AddRetry(CCLayer layer, Action<CCMenuItem> restart)
    {
        var label = new CCLabelBMFont("Try again", "fonts/round-40.fnt");
        var retry = new CCMenuItemLabel(label, restart);
        var menu = new CCMenu(retry);
        layer.AddChild(menu);
        return menu;
    }
    #endregion
}
