using Cocos2D;
using CocosDenshion;

namespace CocosDocs.Api;

public class CCMenuItemToggleExample : CCLayer
{
    public override void OnEnter()
    {
        base.OnEnter();

        #region example
        var sound = new CCMenuItemToggle(
            OnSoundToggled,
            new CCMenuItemImage("sound-on", "sound-on"),
            new CCMenuItemImage("sound-off", "sound-off"));

        AddChild(new CCMenu(sound));
        #endregion
    }

    #region handler
    private static void OnSoundToggled(CCMenuItem sender)
    {
        var toggle = (CCMenuItemToggle)sender;
        CCSimpleAudioEngine.SharedEngine.EffectsVolume = toggle.SelectedIndex == 0 ? 1 : 0;
    }
    #endregion
}
