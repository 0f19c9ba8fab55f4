namespace CocosDocs.Home;

public static class Program
{
    private static void Main()
    {
        using var game = new HomeGame();
        game.Run();
    }
}
