using System;

namespace Platformer.Logic;

/// <summary>How the player runs. Speeds are in meters per second.</summary>
public class PlayerMovement
{
    public const float RunSpeed = 6;
    public const float GroundAcceleration = 45;

    // Bodies at rest still move a little.
    private const float Still = 0.1f;

    public float VelocityX { get; private set; }

    public bool FacesLeft { get; private set; }

    public PlayerState State { get; private set; }

    /// <summary>Takes the velocity after the last physics step and sets the one that the player wants.</summary>
    public void Step(ControlsState controls, float velocityX)
    {
        Run(controls.Direction, velocityX);
        State = Math.Abs(VelocityX) > Still ? PlayerState.Run : PlayerState.Idle;
    }

    private void Run(float direction, float velocityX)
    {
        float target = direction * RunSpeed;
        float change = GroundAcceleration * FixedStep.Seconds;
        VelocityX = velocityX + Math.Clamp(target - velocityX, -change, change);

        if (direction != 0)
        {
            FacesLeft = direction < 0;
        }
    }
}
