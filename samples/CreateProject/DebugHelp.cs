using System;
using System.Diagnostics;
using Cocos2D;

namespace MyFirstGame;

#region debug-help
public static class DebugHelp
{
    [Conditional("DEBUG")]
    public static void Enable()
    {
        CCDirector director = CCDirector.SharedDirector;
        director.DisplayStats = true;
        director.Scheduler.OnUnhandledException += Report;
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
