namespace Platformer.Logic;

/// <summary>Turns frames of any length into steps of one length.</summary>
public class FixedStep
{
    public const float Seconds = 1f / 60;

    // After a long frame, such as a dragged window, the game slows down for a moment.
    // Without a limit, the steps to catch up could take longer than the time they stand for.
    public const int MaximumSteps = 5;

    private float _accumulated;

    /// <summary>How far the present lies between the last step and the one to come, from 0 to 1.</summary>
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
