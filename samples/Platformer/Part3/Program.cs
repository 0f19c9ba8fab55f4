using System;

namespace Platformer;

public static class Program
{
    private static void Main()
    {
        // Look for the folder Content beside the program, wherever it is started from.
        Environment.CurrentDirectory = AppContext.BaseDirectory;

        using var game = new Game1();
        game.Run();
    }
}
