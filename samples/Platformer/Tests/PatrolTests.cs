using System;
using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class PatrolTests
{
    #region turns
    [Theory]
    [InlineData("PG...c...#", "##########", 0.5f, 8.5f)]
    [InlineData("PG...c....", "##..####..", 4.5f, 7.5f)]
    [InlineData("PG.^.c..^.", "##########", 4.5f, 7.5f)]
    public void It_turns_at_walls_pits_and_urchins(string line, string ground, float left, float right)
    {
        LevelMap map = LevelMap.Parse("1.txt", line + "\n" + ground);
        var patrol = new Patrol(map, new Spot(5, 1));
        float lowest = patrol.X;
        float highest = patrol.X;

        for (int i = 0; i < 1500; i++)
        {
            patrol.Step();
            lowest = Math.Min(lowest, patrol.X);
            highest = Math.Max(highest, patrol.X);
        }

        Assert.Equal((left, right), (lowest, highest));
    }
    #endregion

    [Fact]
    public void On_a_single_tile_it_stays_where_it_is()
    {
        LevelMap map = LevelMap.Parse("1.txt", "PG.c..\n##.#..");
        var patrol = new Patrol(map, new Spot(3, 1));

        for (int i = 0; i < 60; i++)
        {
            patrol.Step();
        }

        Assert.Equal(3.5f, patrol.X);
    }
}
