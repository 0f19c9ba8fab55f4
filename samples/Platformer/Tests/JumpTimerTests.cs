using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class JumpTimerTests
{
    private readonly JumpTimer _timer = new JumpTimer();

    [Fact]
    public void Pressing_on_the_ground_jumps_at_once()
    {
        Assert.True(_timer.Step(onGround: true, pressed: true));
    }

    [Fact]
    public void Standing_without_pressing_does_not_jump()
    {
        Assert.False(_timer.Step(onGround: true, pressed: false));
    }

    [Fact]
    public void Pressing_in_the_air_does_not_jump()
    {
        Assert.False(_timer.Step(onGround: false, pressed: true));
    }

    [Theory]
    [InlineData(JumpTimer.GraceSteps, true)]
    [InlineData(JumpTimer.GraceSteps + 1, false)]
    public void A_press_counts_up_to_the_last_step_of_coyote_time(int stepsInTheAir, bool jumps)
    {
        _timer.Step(onGround: true, pressed: false);
        Wait(stepsInTheAir - 1);

        Assert.Equal(jumps, _timer.Step(onGround: false, pressed: true));
    }

    [Theory]
    [InlineData(JumpTimer.GraceSteps, true)]
    [InlineData(JumpTimer.GraceSteps + 1, false)]
    public void Landing_counts_up_to_the_last_step_of_the_buffer(int stepsSincePress, bool jumps)
    {
        _timer.Step(onGround: false, pressed: true);
        Wait(stepsSincePress - 1);

        Assert.Equal(jumps, _timer.Step(onGround: true, pressed: false));
    }

    [Fact]
    public void One_press_gives_one_jump_although_the_feet_still_touch_the_ground()
    {
        Assert.True(_timer.Step(onGround: true, pressed: true));
        Assert.False(_timer.Step(onGround: true, pressed: false));
    }

    [Fact]
    public void There_is_no_second_jump_in_the_air_within_coyote_time()
    {
        Assert.True(_timer.Step(onGround: true, pressed: true));
        Assert.False(_timer.Step(onGround: false, pressed: false));
        Assert.False(_timer.Step(onGround: false, pressed: true));
    }

    private void Wait(int steps)
    {
        for (int i = 0; i < steps; i++)
        {
            _timer.Step(onGround: false, pressed: false);
        }
    }
}
