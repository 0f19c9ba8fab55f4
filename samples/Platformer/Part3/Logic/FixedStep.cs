namespace Platformer.Logic;

/// <summary>Divides frames of any length into steps of the same length.</summary>
public class FixedStep
{
    public const float Seconds = 1f / 60;

    // After a long frame, such as a dragged window, the game slows down for a moment.
    // Without a limit, the steps to catch up could take longer than the time they simulate.
    public const int MaximumSteps = 5;

    private float _accumulated;

    /// <summary>How far the current time is between the last step and the next, from 0 to 1.</summary>
    public float Fraction => _accumulated / Seconds;

    /// <summary>Adds the time of a frame and returns how many steps are due.</summary>
    public int Advance(float frameSeconds)
    {
        _accumulated += frameSeconds;
        int steps = (int)(_accumulated / Seconds);

        if (steps > MaximumSteps)
        {
            _accumulated = 0;
            return MaximumSteps;
        }

        _accumulated -= steps * Seconds;
        return steps;
    }
}
