using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class FixedStepTests
{
    private const float Step = FixedStep.Seconds;

    private readonly FixedStep _clock = new FixedStep();

    [Fact]
    public void A_frame_of_one_step_gives_one_step()
    {
        Assert.Equal(1, _clock.Advance(Step));
        Assert.Equal(0, _clock.Fraction, 3);
    }

    [Fact]
    public void A_short_frame_gives_no_step_and_is_kept_for_the_next()
    {
        Assert.Equal(0, _clock.Advance(Step * 0.6f));
        Assert.Equal(0.6f, _clock.Fraction, 3);

        Assert.Equal(1, _clock.Advance(Step * 0.6f));
        Assert.Equal(0.2f, _clock.Fraction, 3);
    }

    [Fact]
    public void A_long_frame_gives_several_steps()
    {
        Assert.Equal(3, _clock.Advance(Step * 3.5f));
        Assert.Equal(0.5f, _clock.Fraction, 3);
    }

    [Fact]
    public void A_frame_of_the_maximum_number_of_steps_is_caught_up()
    {
        Assert.Equal(FixedStep.MaximumSteps, _clock.Advance(Step * (FixedStep.MaximumSteps + 0.5f)));
        Assert.Equal(0.5f, _clock.Fraction, 2);
    }

    [Fact]
    public void A_very_long_frame_is_cut_short_and_the_rest_is_dropped()
    {
        Assert.Equal(FixedStep.MaximumSteps, _clock.Advance(10));
        Assert.Equal(0, _clock.Fraction);
        Assert.Equal(1, _clock.Advance(Step * 1.5f));
    }

    [Theory]
    [InlineData(30)]
    [InlineData(50)]
    [InlineData(60)]
    [InlineData(144)]
    public void Ten_seconds_have_six_hundred_steps_at_any_frame_rate(int framesPerSecond)
    {
        int steps = 0;

        for (int frame = 0; frame < 10 * framesPerSecond; frame++)
        {
            steps += _clock.Advance(1f / framesPerSecond);
        }

        Assert.InRange(steps, 599, 600);
    }

    [Fact]
    public void Stopped_time_gives_no_steps()
    {
        Assert.Equal(0, _clock.Advance(0));
    }
}
