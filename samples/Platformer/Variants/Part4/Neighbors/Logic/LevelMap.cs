using System;

namespace Platformer.Logic;

/// <summary>A level as its text file draws it, with one character per tile and the top row first.</summary>
public class LevelMap
{
    private readonly string[] _lines;

    private LevelMap(string[] lines)
    {
        _lines = lines;
        Rows = lines.Length;

        foreach (string line in lines)
        {
            Columns = Math.Max(Columns, line.Length);
        }
    }

    public int Columns { get; }

    public int Rows { get; }

    /// <summary>The symbol at a place. Beyond the map, it is that of the nearest place on it.</summary>
    public char this[int column, int row]
    {
        get
        {
            string line = _lines[Rows - 1 - Math.Clamp(row, 0, Rows - 1)];
            int index = Math.Clamp(column, 0, Columns - 1);

            // Air at the end of a line can be left out.
            return index < line.Length ? line[index] : Symbol.Air;
        }
    }

    public static LevelMap Parse(string file, string text)
    {
        // Files from Windows end their lines with \r\n.
        return new LevelMap(text.Replace("\r", "").TrimEnd('\n').Split('\n'));
    }

    public bool IsSolid(int column, int row)
    {
        return this[column, row] is Symbol.Ground or Symbol.Rock;
    }
}
