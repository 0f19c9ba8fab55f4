using System;
using Cocos2D;

namespace CocosDocs.Api;

public class CCLabelTTFMembersExample : CCLayer
{
    private readonly CCLabelTTF _clock = new("60", "coconut", 24);
    private float _secondsLeft = 60;

    #region clock
    public override void Update(float dt)
    {
        _secondsLeft = Math.Max(0, _secondsLeft - dt);
        _clock.Text = $"{MathF.Ceiling(_secondsLeft)}";
    }
    #endregion

    #region wrapped
    public static CCLabelTTF AddHint(CCNode hud, string text)
    {
        var hint = new CCLabelTTF(text, "coconut", 24, new CCSize(300, 0), CCTextAlignment.Center);
        hint.Position = hud.ContentSize.Center;
        hud.AddChild(hint);
        return hint;
    }
    #endregion
}
