using Cocos2D;

namespace CocosDocs.Api;

public class CCProgressTimerMembersExample : CCLayer
{
    private readonly CCProgressTimer _icon = new("dash-icon");
    private CCCooldownTimer _cooldown = new(3);

    #region cooldown
    public override void Update(float dt)
    {
        if (!_cooldown.IsReady)
        {
            _cooldown.Update(dt);
            _icon.Percentage = 100 * _cooldown.Progress;
        }
    }
    #endregion

    #region loading-ring
    public void ShowLoading(float seconds)
    {
        var ring = new CCProgressTimer(new CCSprite("ring"))
        {
            Position = CCDirector.SharedDirector.WinSize.Center,
        };
        AddChild(ring);
        ring.RunAction(new CCProgressTo(seconds, 100));
    }
    #endregion
}
