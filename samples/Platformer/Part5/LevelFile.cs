using System.IO;
using Microsoft.Xna.Framework;
using Platformer.Logic;

namespace Platformer;

/// <summary>Reads Content/levels/1.txt and so on.</summary>
public static class LevelFile
{
    public static LevelMap Load(int number)
    {
        string path = $"Content/levels/{number}.txt";

        // TitleContainer finds the file beside the program, whatever folder it was started from.
        using var reader = new StreamReader(TitleContainer.OpenStream(path));
        return LevelMap.Parse(path, reader.ReadToEnd());
    }
}
