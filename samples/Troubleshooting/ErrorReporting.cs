using System;
using System.Diagnostics;
using Cocos2D;

namespace CocosDocs.Troubleshooting;

#region report
public static class ErrorReporting
{
    public static void Enable()
    {
        CCDirector.SharedDirector.Scheduler.OnUnhandledException += exception =>
            Console.Error.WriteLine(exception);
    }
}
#endregion

#region listener
public sealed class EngineTraceListener : DefaultTraceListener
{
    public static void Install()
    {
        Trace.Listeners.Clear();
        Trace.Listeners.Add(new EngineTraceListener());
    }

    public override void WriteLine(string message)
    {
        base.WriteLine(message);
        Console.Error.WriteLine(message);
    }

    public override void Fail(string message, string detailMessage)
    {
        throw new InvalidOperationException("Engine assertion: " + message);
    }
}
#endregion
