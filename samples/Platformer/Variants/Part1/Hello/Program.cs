using System;

namespace Platformer;

public static class Program
{
    private static void Main()
    {
        Console.WriteLine("The project compiles.");
    }
}
