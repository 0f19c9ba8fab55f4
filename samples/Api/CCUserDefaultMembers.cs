using System;
using System.Collections.Generic;
using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Api;

public static class CCUserDefaultMembersExample
{
    #region toggle
    public static bool ToggleVibration()
    {
        CCUserDefault settings = CCUserDefault.SharedUserDefault;
        bool isOn = !settings.GetBoolForKey("vibration", true);
        settings.SetBoolForKey("vibration", isOn);
        settings.Flush();
        return isOn;
    }
    #endregion

    #region save-list
    public static void SaveFoundItems(IEnumerable<string> items)
    {
        CCUserDefault.SharedUserDefault.SetStringForKey("found_items", string.Join(',', items));
    }

    public static string[] LoadFoundItems()
    {
        string items = CCUserDefault.SharedUserDefault.GetStringForKey("found_items", "");
        return items.Split(',', StringSplitOptions.RemoveEmptyEntries);
    }
    #endregion

    #region shared-user-default
    public static bool IsFirstStart()
    {
        CCUserDefault settings = CCUserDefault.SharedUserDefault;
        int starts = settings.GetIntegerForKey("starts") + 1;

        settings.SetIntegerForKey("starts", starts);
        settings.Flush();
        return starts == 1;
    }
    #endregion
}

public class CCUserDefaultApplication : CCApplication
{
    public CCUserDefaultApplication(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
    }

    #region save-in-background
    public override void ApplicationDidEnterBackground()
    {
        CCUserDefault.SharedUserDefault.Flush();
    }
    #endregion
}
