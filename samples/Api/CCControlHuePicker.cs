using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCControlHuePickerExample
{
    #region example
    public static CCControlHuePicker Create(CCNode sheet, Action<float> chooseHue)
    {
        // The frames of the sheet are loaded; the ring responds only to touches around (-10, 0).
        var ring = new CCControlHuePicker(sheet, new CCPoint(-95, -85));
        ring.Hue = 0;
        ring.AddTargetWithActionForControlEvents(ring, (_, _) => chooseHue(ring.Hue), CCControlEvent.ValueChanged);
        return ring;
    }
    #endregion
}
