using Cocos2D;

namespace CocosDocs.Api;

public static class CCMenuItemToggleMembersExample
{
    #region restore-setting
    public static void ShowStoredSetting(CCMenuItemToggle sound)
    {
        bool isOff = CCUserDefault.SharedUserDefault.GetBoolForKey("sound_off");
        sound.SelectedIndex = isOff ? 1 : 0;
    }
    #endregion
}
