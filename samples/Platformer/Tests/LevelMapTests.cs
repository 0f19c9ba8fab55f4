using System;
using System.IO;
using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class LevelMapTests
{
    [Fact]
    public void The_last_line_is_row_zero()
    {
        LevelMap map = TestMap.Parse(
            "..x",
            "...",
            "###");

        Assert.Equal(3, map.Columns);
        Assert.Equal(4, map.Rows);
        Assert.Equal(new Spot(0, 3), map.Start);
        Assert.Equal(new Spot(2, 2), Assert.Single(map.FindAll(Symbol.Crate)));
    }

    [Fact]
    public void Lines_may_end_early_and_files_may_come_from_Windows()
    {
        LevelMap map = TestMap.Parse("x\r\n..\r\n####\r\n");

        Assert.Equal(4, map.Columns);
        Assert.Equal(4, map.Rows);
        Assert.Equal(Symbol.Air, map[3, 2]);
    }

    [Fact]
    public void Places_beyond_the_map_repeat_its_edge()
    {
        LevelMap map = TestMap.Parse("...", "##.");

        Assert.True(map.IsSolid(-1, 0));
        Assert.True(map.IsSolid(0, -1));
        Assert.False(map.IsSolid(3, 0));
        Assert.False(map.IsSolid(0, 3));
    }

    [Fact]
    public void An_unknown_symbol_is_reported_with_line_and_column()
    {
        AssertError($"1.txt(2,3): '?' is not one of {Symbol.All}", () => Parse("P..", "##?"));
    }

    [Fact]
    public void The_error_for_a_missing_start_says_what_to_add()
    {
        AssertError("1.txt: there is no start; put one 'P' on the map", () => Parse(".", "#"));
    }

    [Fact]
    public void A_second_start_is_reported_with_line_and_column()
    {
        AssertError("1.txt(2,1): this is a second start; keep only one 'P'", () => Parse("P.", "P.", "##"));
    }

    [Fact]
    public void A_raft_without_a_path_is_reported_with_line_and_column()
    {
        AssertError(
            "1.txt(2,3): a raft needs a path of - to its right or | above it",
            () => TestMap.Parse("..r", "##."));
    }

    [Theory]
    [InlineData("...--", "##...", 2, 4)]
    [InlineData(".....", "-##..", 3, 1)]
    [InlineData("..|..", "##|..", 3, 3)]
    public void A_path_without_a_raft_is_reported_with_line_and_column(string upper, string lower, int line, int column)
    {
        AssertError(
            $"1.txt({line},{column}): there is no raft 'r' at the beginning of this path",
            () => TestMap.Parse(upper, lower));
    }

    [Fact]
    public void A_raft_goes_to_the_end_of_its_path()
    {
        LevelMap map = TestMap.Parse(
            "..r--.",
            "##....");

        RaftRoute route = Assert.Single(map.Rafts);
        Assert.Equal((2.5f, 1.5f), route.PositionAt(0));
        Assert.Equal(4.5f, route.PositionAt(1).X, 3);
    }

    [Fact]
    public void A_raft_goes_up_to_the_upper_edge_of_the_map()
    {
        LevelMap map = Parse(
            TestMap.Ends + "|",
            "..|",
            "##r");

        Assert.Equal(2.5f, Assert.Single(map.Rafts).PositionAt(1).Y, 3);
    }

    [Fact]
    public void Every_level_of_the_game_can_be_read()
    {
        string[] files = Directory.GetFiles(Path.Combine(AppContext.BaseDirectory, "levels"), "*.txt");
        Assert.NotEmpty(files);

        foreach (string file in files)
        {
            LevelMap map = LevelMap.Parse(file, File.ReadAllText(file));
            Assert.True(map.IsSolid(map.Start.Column, map.Start.Row - 1));
        }
    }

    private static LevelMap Parse(params string[] lines)
    {
        return LevelMap.Parse("1.txt", string.Join('\n', lines));
    }

    private static void AssertError(string message, Action parse)
    {
        Assert.Equal(message, Assert.Throws<FormatException>(parse).Message);
    }
}
