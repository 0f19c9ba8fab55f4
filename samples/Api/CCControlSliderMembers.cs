using System;
using Cocos2D;
using CocosDenshion;

namespace CocosDocs.Api;

public static class CCControlSliderMembersExample
{
    #region volume-slider
    public static void ControlVolume(CCControlSlider slider)
    {
        slider.MinimumValue = 0;
        slider.MaximumValue = 1;
        slider.Value = CCSimpleAudioEngine.SharedEngine.EffectsVolume;
        slider.AddTargetWithActionForControlEvents(
            slider,
            (_, _) => CCSimpleAudioEngine.SharedEngine.EffectsVolume = MathF.Round(slider.Value, 1),
            CCControlEvent.ValueChanged);
    }
    #endregion
}
