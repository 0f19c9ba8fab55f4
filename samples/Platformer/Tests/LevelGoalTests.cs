using System;
using System.IO;
using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class LevelGoalTests
{
    [Fact]
    public void The_goal_is_where_the_map_draws_it()
    {
        LevelMap map = LevelMap.Parse("1.txt", "P.G\n###");

        Assert.Equal(new Spot(2, 1), map.Goal);
    }

    [Fact]
    public void The_error_for_a_missing_goal_says_what_to_add()
    {
        var exception = Assert.Throws<FormatException>(() => LevelMap.Parse("1.txt", "P\n#"));

        Assert.Equal("1.txt: there is no goal; put one 'G' on the map", exception.Message);
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    public void Each_level_has_a_checkpoint_and_a_goal_on_the_ground(int number)
    {
        string path = Path.Combine(AppContext.BaseDirectory, "levels", $"{number}.txt");
        LevelMap map = LevelMap.Parse(path, File.ReadAllText(path));

        Assert.NotEmpty(map.FindAll(Symbol.Checkpoint));
        Assert.True(map.IsSolid(map.Goal.Column, map.Goal.Row - 1));
    }
}
