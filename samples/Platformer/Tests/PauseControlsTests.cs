using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class PauseControlsTests
{
    [Theory]
    [InlineData(true, false, true)]
    [InlineData(false, true, true)]
    [InlineData(false, false, false)]
    public void Pressing_pause_on_either_of_them_pauses(bool keys, bool buttons, bool both)
    {
        var first = new ControlsState(0, Jump: false, keys);
        var second = new ControlsState(0, Jump: false, buttons);

        Assert.Equal(both, first.MergedWith(second).Pause);
    }
}
