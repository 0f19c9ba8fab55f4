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

    /// <summary>The symbol at a place. Rows are counted from the lowest.</summary>
    public char this[int column, int row]
    {
        get
        {
            string line = _lines[Rows - 1 - row];

            // Air at the end of a line can be left out.
            return column < line.Length ? line[column] : Symbol.Air;
        }
    }

    public static LevelMap Parse(string file, string text)
    {
        // Files from Windows end their lines with \r\n.
        return new LevelMap(text.Replace("\r", "").TrimEnd('\n').Split('\n'));
    }
}
