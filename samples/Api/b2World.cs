using System;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Api;

#region example
public class b2WorldExample : CCLayer
{
    private const float TimeStep = 1f / 60f;
    private float _pending;

    public b2World World { get; } = new(new b2Vec2(0f, -10f));

    public override void OnEnter()
    {
        base.OnEnter();
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        _pending = Math.Min(_pending + dt, 5 * TimeStep);
        while (_pending >= TimeStep)
        {
            World.Step(TimeStep, 8, 3);
            _pending -= TimeStep;
        }
    }
}
#endregion
