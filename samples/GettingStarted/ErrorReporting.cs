using System;
using Cocos2D;

namespace CocosDocs.GettingStarted;

public static class ErrorReporting
{
    public static void Start()
    {
        #region report-errors
        CCDirector.SharedDirector.Scheduler.OnUnhandledException +=
            exception => Console.Error.WriteLine(exception);
        #endregion
    }
}
