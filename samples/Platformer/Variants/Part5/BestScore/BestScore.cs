using System;
using System.IO;

namespace Platformer;

/// <summary>Keeps the best score in a file of the player.</summary>
public static class BestScore
{
    private static readonly string Folder = Path.Combine(
        Environment.GetFolderPath(
            Environment.SpecialFolder.LocalApplicationData,
            Environment.SpecialFolderOption.Create),
        "CocosCove");

    private static readonly string FilePath = Path.Combine(Folder, "best.txt");

    /// <summary>Returns the best score, this one included.</summary>
    public static int Update(int score)
    {
        try
        {
            int best = Math.Max(score, Read());
            Directory.CreateDirectory(Folder);
            File.WriteAllText(FilePath, best.ToString());
            return best;
        }
        catch (Exception exception) when (exception is IOException or UnauthorizedAccessException)
        {
            // A full disk is no reason to end the game.
            return score;
        }
    }

    private static int Read()
    {
        return File.Exists(FilePath) && int.TryParse(File.ReadAllText(FilePath), out int best) ? best : 0;
    }
}
