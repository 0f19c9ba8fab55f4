using Cocos2D;

namespace CocosDocs.Api;

public static class CCControlSliderExample
{
    #region example
    public static CCControlSlider Create(CCNode crab)
    {
        var size = new CCControlSlider("slider-track", "slider-fill", "slider-thumb");
        size.MinimumValue = 0.5f;
        size.MaximumValue = 2.5f;
        size.Value = 1;

        size.AddTargetWithActionForControlEvents(size, (_, _) => crab.Scale = size.Value, CCControlEvent.ValueChanged);
        return size;
    }
    #endregion
}
