using System;
using System.IO;

namespace Platformer;

/// <summary>Saves the best score in a file.</summary>
public static class BestScore
{
    private static readonly string Folder = Path.Combine(
        Environment.GetFolderPath(
            Environment.SpecialFolder.LocalApplicationData,
            Environment.SpecialFolderOption.Create),
        "CocosCove");

    private static readonly string FilePath = Path.Combine(Folder, "best.txt");

    /// <summary>Saves the best score and returns it. It can be this one.</summary>
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
            // A full disk should not end the game.
            return score;
        }
    }

    private static int Read()
    {
        return File.Exists(FilePath) && int.TryParse(File.ReadAllText(FilePath), out int best) ? best : 0;
    }
}
