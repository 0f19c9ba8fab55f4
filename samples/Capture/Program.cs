using System;

namespace CocosDocs.Capture;

internal static class Program
{
    private static int Main(string[] arguments)
    {
        if (arguments is ["--curves", string file])
        {
            EasingCurves.Write(file);
            return 0;
        }

        if (arguments.Length != 1)
        {
            Console.Error.WriteLine("Usage: dotnet Capture.dll <job.json> | --curves <file>. Run it by npm run samples:capture.");
            return 2;
        }

        try
        {
            using var game = new CaptureGame(CaptureJob.Read(arguments[0]));
            game.Run();
            return 0;
        }
        catch (CaptureException problem)
        {
            Console.Error.WriteLine(problem.Message);
            return 1;
        }
    }
}
