using System;

namespace Platformer.Logic;

/// <summary>A level as its text file draws it: one character a tile, the top row first.</summary>
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

    /// <summary>The symbol at a place. Beyond the map, that of the nearest place on it.</summary>
    public char this[int column, int row]
    {
        get
        {
            string line = _lines[Rows - 1 - Math.Clamp(row, 0, Rows - 1)];
            int index = Math.Clamp(column, 0, Columns - 1);

            // Lines need not be filled up with air to their end.
            return index < line.Length ? line[index] : Symbol.Air;
        }
    }

    /// <exception cref="FormatException">Says in which line and column the file is wrong, and what to do.</exception>
    public static LevelMap Parse(string file, string text)
    {
        // A file from Windows ends its lines with \r\n.
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
