using Cocos2D;

namespace CocosDocs.Api;

public static class CCProgressTimerExample
{
    public static CCProgressTimer HealthBar(CCNode hud)
    {
        #region example
        var health = new CCProgressTimer(new CCSprite("health"))
        {
            Type = CCProgressTimerType.Bar,
            Midpoint = new CCPoint(0f, 0.5f),
            BarChangeRate = new CCPoint(1f, 0f),
        };
        hud.AddChild(health);

        health.RunAction(new CCProgressFromTo(0.5f, 100f, 40f));
        #endregion
        return health;
    }
}
