using System;

namespace Platformer.Logic;

/// <summary>
/// Decides when a press becomes a jump. It forgives a press shortly after the edge of a platform ("coyote time")
/// and one shortly before landing ("jump buffer").
/// </summary>
public class JumpTimer
{
    // 6 steps of 1/60 s are 0.1 s. Whole steps compare exactly; sums of fractions of a second would not.
    public const int GraceSteps = 6;

    private const int Expired = GraceSteps + 1;

    private int _stepsSinceGround = Expired;
    private int _stepsSincePress = Expired;

    /// <summary>Call once per step. Returns true in the step in which a jump begins.</summary>
    public bool Step(bool onGround, bool pressed)
    {
        _stepsSinceGround = onGround ? 0 : Math.Min(_stepsSinceGround + 1, Expired);
        _stepsSincePress = pressed ? 0 : Math.Min(_stepsSincePress + 1, Expired);

        if (_stepsSinceGround > GraceSteps || _stepsSincePress > GraceSteps)
        {
            return false;
        }

        // Both are used up now, so that one press gives one jump and no second one in the air.
        _stepsSinceGround = Expired;
        _stepsSincePress = Expired;
        return true;
    }
}
