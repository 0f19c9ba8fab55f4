using System;
using System.Collections.Generic;

namespace Platformer.Logic;

/// <summary>Merges many tiles into few boxes, so that a floor is one body without seams to trip over.</summary>
public static class TileMerger
{
    /// <summary>Returns a box for each run of solid tiles in a row. Equal runs in a stack share a box.</summary>
    public static List<TileBox> MergeSolid(LevelMap map)
    {
        var boxes = new List<TileBox>();

        for (int row = 0; row < map.Rows; row++)
        {
            foreach (TileBox run in FindRuns(map, row, symbol => symbol is Symbol.Ground or Symbol.Rock))
            {
                AddOrStack(boxes, run);
            }
        }

        return boxes;
    }

    /// <summary>Returns a box for each unbroken run of planks in a row.</summary>
    public static List<TileBox> MergePlanks(LevelMap map)
    {
        var boxes = new List<TileBox>();

        for (int row = 0; row < map.Rows; row++)
        {
            boxes.AddRange(FindRuns(map, row, symbol => symbol == Symbol.Plank));
        }

        return boxes;
    }

    private static List<TileBox> FindRuns(LevelMap map, int row, Predicate<char> belongs)
    {
        var runs = new List<TileBox>();
        int start = 0;

        for (int column = 0; column <= map.Columns; column++)
        {
            if (column < map.Columns && belongs(map[column, row]))
            {
                continue;
            }

            if (column > start)
            {
                runs.Add(new TileBox(start, row, column - start, 1));
            }

            start = column + 1;
        }

        return runs;
    }

    private static void AddOrStack(List<TileBox> boxes, TileBox run)
    {
        int below = boxes.FindIndex(box =>
            box.Column == run.Column && box.Columns == run.Columns && box.Row + box.Rows == run.Row);

        if (below < 0)
        {
            boxes.Add(run);
        }
        else
        {
            boxes[below] = boxes[below] with { Rows = boxes[below].Rows + 1 };
        }
    }
}
