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
}
