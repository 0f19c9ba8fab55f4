using System;

namespace FirstGame;

public static class Program
{
    private static void Main()
    {
        Console.WriteLine("The engine is installed.");
    }
}
