using System;
using System.Collections.Generic;
using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Troubleshooting;

public class ActionLayer : CCLayer
{
    #region copy-action
    private void Sway(CCNode palm, CCNode umbrella)
    {
        var sway = new CCSequence(new CCRotateBy(0.5f, 8f), new CCRotateBy(0.5f, -8f));

        palm.RunAction(new CCRepeatForever(sway));
        umbrella.RunAction(new CCRepeatForever((CCSequence)sway.Copy()));
    }
    #endregion

    #region ease-then-call
    private static void DropCrate(CCNode crate, Action land)
    {
        var fall = new CCEaseExponentialIn(new CCMoveBy(0.8f, new CCPoint(0, -200)));

        crate.RunAction(new CCSequence(fall, new CCCallFunc(land)));
    }
    #endregion

    #region guard-callback
    private static CCCallFunc Guarded(Action work)
    {
        return new CCCallFunc(() =>
        {
            try
            {
                work();
            }
            catch (Exception exception)
            {
                Console.Error.WriteLine(exception);
            }
        });
    }
    #endregion

    public void Start(CCNode palm, CCNode umbrella)
    {
        Sway(palm, umbrella);
        RunAction(new CCSequence(new CCDelayTime(1f), Guarded(() => Sway(umbrella, palm))));
    }
}

#region countdown
public class Crab : CCNode
{
    private const float Interval = 2f;
    private float _wait = Interval;

    public Crab()
    {
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        _wait -= dt;

        if (_wait <= 0f)
        {
            _wait += Interval;
            Snap();
        }
    }

    private void Snap()
    {
    }
}
#endregion

#region schedule-once
public class TickingLayer : CCLayer
{
    public TickingLayer()
    {
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
    }
}
#endregion

#region destroy-later
public class PhysicsLayer : CCLayer
{
    private readonly b2World _world;
    private readonly HashSet<b2Body> _doomed = new HashSet<b2Body>();

    public PhysicsLayer(b2World world)
    {
        _world = world;
        ScheduleUpdate();
    }

    public void DestroyLater(b2Body body)
    {
        _doomed.Add(body);
    }

    public override void Update(float dt)
    {
        _world.Step(1f / 60f, 8, 3);

        foreach (b2Body body in _doomed)
        {
            _world.DestroyBody(body);
        }

        _doomed.Clear();
    }
}
#endregion

#region turn-at-the-end
public class Ferry(b2Body platform, float left, float right)
{
    // Called after each step of the world.
    public void Update()
    {
        float x = platform.Position.x;
        float speed = platform.LinearVelocity.x;
        if ((x <= left && speed < 0) || (x >= right && speed > 0))
        {
            platform.LinearVelocity = new b2Vec2(-speed, 0);
        }
    }
}
#endregion
