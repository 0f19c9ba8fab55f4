using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCControlSaturationBrightnessPickerExample
{
    #region example
    public static CCControlSaturationBrightnessPicker Create(CCNode sheet, float hue, Action<float, float> choose)
    {
        var field = new CCControlSaturationBrightnessPicker(sheet, new CCPoint(-65, -65));
        var color = new HSV { h = hue, s = 1, v = 1 };
        field.UpdateWithHSV(color);
        field.UpdateDraggerWithHSV(color);

        field.AddTargetWithActionForControlEvents(
            field, (_, _) => choose(field.Saturation, field.Brightness), CCControlEvent.ValueChanged);
        return field;
    }
    #endregion
}
