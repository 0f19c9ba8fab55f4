using System;
using Cocos2D;

namespace CocosDocs.Api;

#region example
public class Wobble : CCActionInterval
{
    private readonly float _degrees;
    private float _start;

    public Wobble(float duration, float degrees)
        : base(duration)
    {
        _degrees = degrees;
    }

    protected override void StartWithTarget(CCNode target)
    {
        base.StartWithTarget(target);
        _start = target.Rotation;
    }

    public override void Update(float time)
    {
        Target.Rotation = _start + _degrees * MathF.Sin(time * 4 * MathF.PI);
    }

    public override object Copy(ICCCopyable zone)
    {
        return new Wobble(Duration, _degrees);
    }

    public override CCFiniteTimeAction Reverse()
    {
        return new Wobble(Duration, -_degrees);
    }
}
#endregion
