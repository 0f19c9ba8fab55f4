using Cocos2D;

namespace CocosDocs.Api;

public static class CCLayerMultiplexMembersExample
{
    #region switch-to
    public static CCMenu MakeTabs(CCLayerMultiplex pages)
    {
        var tabs = new CCMenu(
            new CCMenuItemFont("Items", _ => pages.SwitchTo(0)),
            new CCMenuItemFont("Map", _ => pages.SwitchTo(1)));
        tabs.AlignItemsHorizontally(20);
        return tabs;
    }
    #endregion
}
