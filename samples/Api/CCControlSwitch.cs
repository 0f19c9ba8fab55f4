using Cocos2D;

namespace CocosDocs.Api;

public static class CCControlSwitchExample
{
    #region example
    public static CCControlSwitch Create(CCNode night)
    {
        var daylight = new CCControlSwitch(
            new CCSprite("switch-mask"),
            new CCSprite("switch-on"),
            new CCSprite("switch-off"),
            new CCSprite("switch-thumb"));

        daylight.OnValueChanged += (_, isOn) => night.Visible = !isOn;
        return daylight;
    }
    #endregion
}
