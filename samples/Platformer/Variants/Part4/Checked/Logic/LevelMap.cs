using System;

namespace Platformer.Logic;

/// <summary>A level as its text file draws it, with one character per tile and the top row first.</summary>
public class LevelMap
{
    private readonly string _file;
    private readonly string[] _lines;

    private LevelMap(string file, string[] lines)
    {
        _file = file;
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

    /// <exception cref="FormatException">The map has a mistake, which the message explains.</exception>
    public static LevelMap Parse(string file, string text)
    {
        // Files from Windows end their lines with \r\n.
        string[] lines = text.Replace("\r", "").TrimEnd('\n').Split('\n');

        var map = new LevelMap(file, lines);
        map.CheckSymbols();
        return map;
    }

    public bool IsSolid(int column, int row)
    {
        return this[column, row] is Symbol.Ground or Symbol.Rock;
    }

    private void CheckSymbols()
    {
        for (int row = 0; row < Rows; row++)
        {
            for (int column = 0; column < Columns; column++)
            {
                char symbol = this[column, row];

                if (!Symbol.All.Contains(symbol))
                {
                    throw Error(new Spot(column, row), $"'{symbol}' is not one of {Symbol.All}");
                }
            }
        }
    }

    private FormatException Error(Spot spot, string message)
    {
        return new FormatException($"{_file}({Rows - spot.Row},{spot.Column + 1}): {message}");
    }
}
