using System;
using System.Collections.Generic;

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

    public Spot Start { get; private set; }

    public Spot Goal { get; private set; }

    public List<RaftRoute> Rafts { get; } = new List<RaftRoute>();

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
        map.Start = map.FindOnly(Symbol.Start, "start");
        map.Goal = map.FindOnly(Symbol.Goal, "goal");
        map.FindRafts();
        return map;
    }

    public bool IsSolid(int column, int row)
    {
        return this[column, row] is Symbol.Ground or Symbol.Rock;
    }

    public List<Spot> FindAll(char symbol)
    {
        var spots = new List<Spot>();

        for (int row = 0; row < Rows; row++)
        {
            for (int column = 0; column < Columns; column++)
            {
                if (this[column, row] == symbol)
                {
                    spots.Add(new Spot(column, row));
                }
            }
        }

        return spots;
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

    private Spot FindOnly(char symbol, string name)
    {
        List<Spot> spots = FindAll(symbol);

        return spots.Count switch
        {
            0 => throw new FormatException($"{_file}: there is no {name}; put one '{symbol}' on the map"),
            1 => spots[0],
            _ => throw Error(spots[0], $"this is a second {name}; keep only one '{symbol}'")
        };
    }

    private void FindRafts()
    {
        foreach (Spot spot in FindAll(Symbol.Raft))
        {
            int right = CountPath(spot, 1, 0, Symbol.PathRight);
            int up = CountPath(spot, 0, 1, Symbol.PathUp);

            if (right == 0 && up == 0)
            {
                throw Error(spot, $"a raft needs a path of {Symbol.PathRight} to its right or {Symbol.PathUp} above it");
            }

            Rafts.Add(new RaftRoute(spot, new Spot(spot.Column + right, spot.Row + up)));
        }

        CheckPaths(Symbol.PathRight, -1, 0);
        CheckPaths(Symbol.PathUp, 0, -1);
    }

    private void CheckPaths(char symbol, int columnStep, int rowStep)
    {
        foreach (Spot spot in FindAll(symbol))
        {
            int column = spot.Column + columnStep;
            int row = spot.Row + rowStep;

            if (column < 0 || row < 0 || (this[column, row] != symbol && this[column, row] != Symbol.Raft))
            {
                throw Error(spot, $"there is no raft '{Symbol.Raft}' at the beginning of this path");
            }
        }
    }

    private int CountPath(Spot from, int columnStep, int rowStep, char symbol)
    {
        int length = 0;
        int column = from.Column + columnStep;
        int row = from.Row + rowStep;

        while (column < Columns && row < Rows && this[column, row] == symbol)
        {
            length++;
            column += columnStep;
            row += rowStep;
        }

        return length;
    }

    private FormatException Error(Spot spot, string message)
    {
        return new FormatException($"{_file}({Rows - spot.Row},{spot.Column + 1}): {message}");
    }
}
