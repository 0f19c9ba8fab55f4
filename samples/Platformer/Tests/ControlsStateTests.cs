using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class ControlsStateTests
{
    [Fact]
    public void A_button_is_pressed_if_either_source_presses_it()
    {
        var keys = new ControlsState(1, Jump: false);
        var buttons = new ControlsState(0, Jump: true);

        Assert.Equal(new ControlsState(1, Jump: true), keys.MergedWith(buttons));
    }

    [Theory]
    [InlineData(1, 1, 1)]
    [InlineData(-1, -1, -1)]
    [InlineData(1, -1, 0)]
    public void Directions_add_up_but_not_beyond_full_speed(float one, float other, float both)
    {
        Assert.Equal(both, new ControlsState(one, false).MergedWith(new ControlsState(other, false)).Direction);
    }
}
