using System;
using System.Diagnostics;
using Cocos2D;

namespace MyFirstGame;

#region debug-help
public static class DebugHelp
{
    public static void Enable()
    {
        CCDirector.SharedDirector.Scheduler.OnUnhandledException += Report;
    }

    private static void Report(Exception exception)
    {
        Console.Error.WriteLine(exception);

        if (Debugger.IsAttached)
        {
            Debugger.Break();
        }
    }
}
#endregion
