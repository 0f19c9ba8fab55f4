using System;
using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class RaftRouteTests
{
    private readonly RaftRoute _route = new RaftRoute(new Spot(2, 3), new Spot(10, 3));

    [Fact]
    public void It_starts_in_the_middle_of_its_tile_and_returns_there()
    {
        Assert.Equal((2.5f, 3.5f), _route.PositionAt(0));
        Assert.Equal(2.5f, _route.PositionAt(8).X, 3);
    }

    [Fact]
    public void Eight_tiles_take_four_seconds()
    {
        Assert.Equal(10.5f, _route.PositionAt(4).X, 3);
    }

    [Fact]
    public void It_never_changes_speed_faster_than_a_rider_falls()
    {
        const float gravity = 30;
        float previousSpeed = 0;

        for (float time = 0; time < 8; time += FixedStep.Seconds)
        {
            float distance = _route.PositionAt(time + FixedStep.Seconds).X - _route.PositionAt(time).X;
            float speed = distance / FixedStep.Seconds;
            Assert.InRange(Math.Abs(speed - previousSpeed) / FixedStep.Seconds, 0, gravity / 2);
            previousSpeed = speed;
        }
    }
}
