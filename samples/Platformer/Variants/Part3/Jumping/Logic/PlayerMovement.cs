using System;

namespace Platformer.Logic;

/// <summary>How the player runs, jumps and falls. Speeds are in meters per second.</summary>
public class PlayerMovement
{
    public const float RunSpeed = 6;
    public const float GroundAcceleration = 45;
    public const float AirAcceleration = 25;
    public const float JumpSpeed = 14;
    public const float MaximumFallSpeed = 16;

    // Letting go of the button limits the upward speed to this, which ends a jump early.
    public const float ShortJumpSpeed = 5;

    // Bodies at rest still move a little.
    private const float Still = 0.1f;

    private readonly JumpTimer _jump = new JumpTimer();

    // True from take-off to the highest point of a jump.
    private bool _isRising;

    // A button that is held when the game begins must be released first.
    private bool _jumpWasHeld = true;

    public float VelocityX { get; private set; }

    public float VelocityY { get; private set; }

    public bool FacesLeft { get; private set; }

    public PlayerState State { get; private set; }

    /// <summary>Takes the velocity after the last physics step and sets the one that the player wants.</summary>
    public void Step(ControlsState controls, float velocityX, float velocityY, bool touchesGround)
    {
        _isRising = _isRising && velocityY > 0;

        // For two steps after take-off the feet still touch the ground.
        bool onGround = touchesGround && !_isRising;

        Run(controls.Direction, velocityX, onGround);
        Jump(controls.Jump, velocityY, onGround);
        State = Math.Abs(VelocityX) > Still ? PlayerState.Run : PlayerState.Idle;
    }

    private void Run(float direction, float velocityX, bool onGround)
    {
        float target = direction * RunSpeed;
        float change = (onGround ? GroundAcceleration : AirAcceleration) * FixedStep.Seconds;
        VelocityX = velocityX + Math.Clamp(target - velocityX, -change, change);

        if (direction != 0)
        {
            FacesLeft = direction < 0;
        }
    }

    private void Jump(bool isHeld, float velocityY, bool onGround)
    {
        VelocityY = Math.Max(velocityY, -MaximumFallSpeed);

        if (_jump.Step(onGround, isHeld && !_jumpWasHeld))
        {
            VelocityY = JumpSpeed;
            _isRising = true;
        }
        else if (_isRising && !isHeld)
        {
            VelocityY = Math.Min(VelocityY, ShortJumpSpeed);
        }

        _jumpWasHeld = isHeld;
    }
}
