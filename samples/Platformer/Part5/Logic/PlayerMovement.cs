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

    public const float BounceSpeed = 10;
    public const float HurtSpeed = 9;

    // Bodies at rest still move a little.
    private const float Still = 0.1f;

    private readonly JumpTimer _jump = new JumpTimer();

    // True from take-off to the highest point of a jump.
    private bool _isRising;

    // What happened to the player since the last step takes effect in the next one.
    private bool _bounces;
    private bool _isThrownUp;

    // A button that is held when the game begins must be released first.
    private bool _jumpWasHeld = true;

    public float VelocityX { get; private set; }

    public float VelocityY { get; private set; }

    public bool FacesLeft { get; private set; }

    public PlayerState State { get; private set; }

    /// <summary>True in the step in which a jump begins.</summary>
    public bool HasJumped { get; private set; }

    /// <summary>True in the step in which the feet land on something.</summary>
    public bool HasLanded { get; private set; }

    /// <summary>Throws the player up from an enemy, whether or not the button is held.</summary>
    public void Bounce()
    {
        _bounces = true;
    }

    /// <summary>Throws the player up and ignores the controls until Recover is called.</summary>
    public void Hurt()
    {
        State = PlayerState.Hurt;
        _isThrownUp = true;
    }

    public void Recover()
    {
        State = PlayerState.Idle;
        _isRising = false;
    }

    /// <summary>Takes the velocity after the last physics step and sets the one that the player wants.</summary>
    /// <param name="carrierVelocityX">The speed of the raft that the player stands on, or 0.</param>
    public void Step(
        ControlsState controls, float velocityX, float velocityY, bool touchesGround, float carrierVelocityX)
    {
        HasJumped = false;
        HasLanded = false;

        if (State == PlayerState.Hurt)
        {
            VelocityX = 0;
            VelocityY = _isThrownUp ? HurtSpeed : velocityY;
            _isThrownUp = false;

            // No press from before the recovery becomes a jump after it.
            _jump.Step(onGround: false, pressed: false);
            _jumpWasHeld = true;
            return;
        }

        _isRising = _isRising && velocityY > 0;

        // For two steps after take-off the feet still touch the ground.
        bool onGround = touchesGround && !_isRising;

        Run(controls.Direction, velocityX, onGround, carrierVelocityX);
        Jump(controls.Jump, velocityY, onGround);

        PlayerState next = ChooseState(onGround && !_isRising, VelocityX - carrierVelocityX);
        HasLanded = State == PlayerState.Fall && next is (PlayerState.Idle or PlayerState.Run);
        State = next;
    }

    private void Run(float direction, float velocityX, bool onGround, float carrierVelocityX)
    {
        float target = carrierVelocityX + direction * RunSpeed;
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
            HasJumped = true;
        }
        else if (_isRising && !isHeld)
        {
            VelocityY = Math.Min(VelocityY, ShortJumpSpeed);
        }

        if (_bounces)
        {
            VelocityY = BounceSpeed;
            _bounces = false;
        }

        _jumpWasHeld = isHeld;
    }

    private PlayerState ChooseState(bool onGround, float runVelocity)
    {
        if (!onGround)
        {
            return VelocityY > 0 ? PlayerState.Jump : PlayerState.Fall;
        }

        return Math.Abs(runVelocity) > Still ? PlayerState.Run : PlayerState.Idle;
    }
}
