using System;

namespace Platformer.Logic;

/// <summary>How the player runs. Speeds are in meters per second.</summary>
public class PlayerMovement
{
    public const float RunSpeed = 6;
    public const float GroundAcceleration = 45;

    public float VelocityX { get; private set; }

    /// <summary>Takes the velocity after the last physics step and sets the one that the player wants.</summary>
    public void Step(ControlsState controls, float velocityX)
    {
        Run(controls.Direction, velocityX);
    }

    private void Run(float direction, float velocityX)
    {
        float target = direction * RunSpeed;
        float change = GroundAcceleration * FixedStep.Seconds;
        VelocityX = velocityX + Math.Clamp(target - velocityX, -change, change);
    }
}
