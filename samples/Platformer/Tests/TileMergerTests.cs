using System.Collections.Generic;
using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class TileMergerTests
{
    [Fact]
    public void A_floor_is_one_box_without_seams()
    {
        LevelMap map = TestMap.Parse("########");

        Assert.Equal(new TileBox(0, 0, 8, 1), Assert.Single(TileMerger.MergeSolid(map)));
    }

    [Fact]
    public void Rows_of_the_same_width_become_one_box()
    {
        LevelMap map = TestMap.Parse("####", "####", "####");

        Assert.Equal(new TileBox(0, 0, 4, 3), Assert.Single(TileMerger.MergeSolid(map)));
    }

    [Fact]
    public void A_pit_splits_the_floor()
    {
        LevelMap map = TestMap.Parse("##..##");

        Assert.Equal(
            new[] { new TileBox(0, 0, 2, 1), new TileBox(4, 0, 2, 1) },
            TileMerger.MergeSolid(map));
    }

    [Fact]
    public void Ground_and_rock_side_by_side_are_one_floor()
    {
        LevelMap map = TestMap.Parse("#%%#");

        Assert.Equal(new TileBox(0, 0, 4, 1), Assert.Single(TileMerger.MergeSolid(map)));
    }

    [Fact]
    public void A_step_is_a_separate_box_on_the_floor()
    {
        LevelMap map = TestMap.Parse("..##", "####");

        Assert.Equal(
            new[] { new TileBox(0, 0, 4, 1), new TileBox(2, 1, 2, 1) },
            TileMerger.MergeSolid(map));
    }

    [Fact]
    public void Planks_above_each_other_stay_separate()
    {
        LevelMap map = TestMap.Parse("==..", "==..", "....", "####");

        Assert.Equal(
            new[] { new TileBox(0, 2, 2, 1), new TileBox(0, 3, 2, 1) },
            TileMerger.MergePlanks(map));
    }

    [Fact]
    public void Every_solid_tile_is_in_exactly_one_box()
    {
        LevelMap map = TestMap.Parse(
            "....##..",
            "###.##.#",
            ".##.####",
            "#######.");
        List<TileBox> boxes = TileMerger.MergeSolid(map);

        for (int row = 0; row < map.Rows; row++)
        {
            for (int column = 0; column < map.Columns; column++)
            {
                int count = boxes.FindAll(box => Contains(box, column, row)).Count;
                Assert.Equal(map.IsSolid(column, row) ? 1 : 0, count);
            }
        }
    }

    private static bool Contains(TileBox box, int column, int row)
    {
        return column >= box.Column && column < box.Column + box.Columns
            && row >= box.Row && row < box.Row + box.Rows;
    }
}
