using Cocos2D;

namespace CocosDocs.Api;

public static class CCControlPotentiometerExample
{
    #region example
    public static CCControlPotentiometer Create(CCNode crab)
    {
        var knob = new CCControlPotentiometer("knob-track", "knob-progress", "knob-thumb");
        knob.AddTargetWithActionForControlEvents(knob, (_, _) => crab.Rotation = 360 * knob.Value, CCControlEvent.ValueChanged);
        return knob;
    }
    #endregion
}
