using System;
using Cocos2D;

namespace CocosDocs.Recipes;

#region health-bar
public class HealthBar : CCNode
{
    private readonly CCProgressTimer _bar;

    public HealthBar()
    {
        _bar = new CCProgressTimer(new CCSprite("health"))
        {
            Type = CCProgressTimerType.Bar,
            Midpoint = new CCPoint(0, 0.5f), // it shrinks toward the left
            BarChangeRate = new CCPoint(1, 0), // in width only
        };
        _bar.Percentage = 100;
        AddChild(new CCSprite("health-empty"));
        AddChild(_bar);
    }

    public void Show(float health, float maximum)
    {
        float percentage = 100 * Math.Clamp(health / maximum, 0, 1);
        _bar.StopAllActions();
        _bar.RunAction(new CCProgressFromTo(0.3f, _bar.Percentage, percentage));
    }
}
#endregion

#region cooldown
public class Cooldown : CCNode
{
    private readonly CCProgressTimer _ring;

    public Cooldown()
    {
        _ring = new CCProgressTimer(new CCSprite("ring")) { Type = CCProgressTimerType.Radial };
        _ring.Percentage = 100;
        AddChild(_ring);
    }

    public bool IsReady => _ring.Percentage >= 100;

    public void Start(float seconds)
    {
        _ring.StopAllActions();
        _ring.RunAction(new CCProgressFromTo(seconds, 0, 100));
    }
}
#endregion
