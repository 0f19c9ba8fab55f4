using System;
using Cocos2D;

namespace CocosDocs.Api;

#region example
public class CCSchedulerExample : ICCSelectorProtocol
{
    public void Start()
    {
        CCScheduler scheduler = CCDirector.SharedDirector.Scheduler;

        scheduler.OnUnhandledException += error => Console.Error.WriteLine(error);
        scheduler.ScheduleUpdateForTarget(this, priority: 0, paused: false);
        scheduler.TimeScale = 0.5f;
    }

    public void Update(float dt)
    {
        Console.WriteLine($"{dt} seconds of game time have passed.");
    }
}
#endregion
