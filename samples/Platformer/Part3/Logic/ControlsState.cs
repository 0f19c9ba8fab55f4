using System;

namespace Platformer.Logic;

/// <summary>What the player asks for at one moment. Direction is −1 for left, 1 for right, 0 for neither.</summary>
public readonly record struct ControlsState(float Direction, bool Jump)
{
    public ControlsState MergedWith(ControlsState other)
    {
        return new ControlsState(
            Math.Clamp(Direction + other.Direction, -1, 1),
            Jump || other.Jump);
    }
}
