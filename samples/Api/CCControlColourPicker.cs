using Cocos2D;

namespace CocosDocs.Api;

public static class CCControlColourPickerExample
{
    #region example
    public static CCControlColourPicker Create(CCSprite gull)
    {
        // Its pictures: extensions/CCControlColourPickerSpriteSheet.plist and .png
        var picker = new CCControlColourPicker();
        picker.SetColor(CCTypes.CCOrange);
        picker.AddTargetWithActionForControlEvents(picker, (_, _) => gull.Color = picker.Color, CCControlEvent.ValueChanged);
        return picker;
    }
    #endregion
}
