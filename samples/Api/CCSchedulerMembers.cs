using System;
using System.Collections.Generic;
using System.Runtime.ExceptionServices;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCSchedulerMembersExample
{
    #region time-scale
    public static void SetSlowMotion(bool slow)
    {
        CCDirector.SharedDirector.Scheduler.TimeScale = slow ? 0.25f : 1;
    }
    #endregion

    #region on-unhandled-exception
    public static void StopAtErrors()
    {
        CCScheduler scheduler = CCDirector.SharedDirector.Scheduler;
        scheduler.OnUnhandledException += error =>
        {
            Console.Error.WriteLine(error);
            ExceptionDispatchInfo.Throw(error);
        };
    }
    #endregion

    public class Tide : ICCSelectorProtocol
    {
        public float Height { get; private set; }

        #region schedule-selector
        public void Start()
        {
            CCScheduler scheduler = CCDirector.SharedDirector.Scheduler;
            scheduler.ScheduleSelector(Rise, this, 1, CCScheduler.kCCRepeatForever, 0, false);
        }

        private void Rise(float dt)
        {
            Height += 2 * dt;
        }
        #endregion

        #region unschedule-all-for-target
        public void Stop()
        {
            CCDirector.SharedDirector.Scheduler.UnscheduleAllForTarget(this);
        }
        #endregion

        public void Update(float dt)
        {
        }
    }

    public class PauseScreen
    {
        #region pause-all-targets
        private List<ICCSelectorProtocol> _paused;

        public void Open()
        {
            _paused = CCDirector.SharedDirector.Scheduler.PauseAllTargets();
        }

        public void Close()
        {
            CCDirector.SharedDirector.Scheduler.ResumeTargets(_paused);
        }
        #endregion
    }
}
