using Cocos2D;

namespace CocosDocs.Api;

public static class CCProgressTimerTypeExample
{
    #region example
    public static CCProgressTimer AddTimer(CCNode hud, string picture, CCProgressTimerType type)
    {
        var timer = new CCProgressTimer(new CCSprite(picture))
        {
            Type = type,
            Midpoint = type == CCProgressTimerType.Radial ? new CCPoint(0.5f, 0.5f) : new CCPoint(0.5f, 0),
            BarChangeRate = new CCPoint(0, 1)
        };
        hud.AddChild(timer);
        timer.RunAction(new CCRepeatForever(new CCProgressFromTo(2, 0, 100)));
        return timer;
    }
    #endregion
}
