using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCControlStepperExample
{
    #region example
    public static CCControlStepper Create(Action<int> show)
    {
        var coconuts = new CCControlStepper(new CCSprite("minus"), new CCSprite("plus"));
        coconuts.MaximumValue = 8;
        coconuts.MinusLabel.Visible = coconuts.PlusLabel.Visible = false; // the pictures have signs
        coconuts.OnValueChanged += (_, count) => show((int)count);
        return coconuts;
    }
    #endregion
}
