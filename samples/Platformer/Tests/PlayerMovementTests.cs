using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class PlayerMovementTests
{
    private const float Gravity = -30;

    private static readonly ControlsState Nothing = new ControlsState();
    private static readonly ControlsState Right = new ControlsState(1, Jump: false);
    private static readonly ControlsState Left = new ControlsState(-1, Jump: false);
    private static readonly ControlsState JumpHeld = new ControlsState(0, Jump: true);

    private readonly PlayerMovement _player = new PlayerMovement();

    public PlayerMovementTests()
    {
        // A button works only after it has been released once.
        Stand(Nothing);
    }

    [Fact]
    public void Standing_still_is_idle()
    {
        Assert.Equal(PlayerState.Idle, _player.State);
    }

    [Fact]
    public void Running_speeds_up_step_by_step_to_the_full_speed_and_no_further()
    {
        Stand(Right);
        Assert.Equal(PlayerMovement.GroundAcceleration * FixedStep.Seconds, _player.VelocityX, 3);
        Assert.Equal(PlayerState.Run, _player.State);

        for (int i = 0; i < 60; i++)
        {
            Stand(Right);
        }

        Assert.Equal(PlayerMovement.RunSpeed, _player.VelocityX, 3);
    }

    [Fact]
    public void Steering_is_weaker_in_the_air()
    {
        Fly(Right, velocityY: -1);

        Assert.Equal(PlayerMovement.AirAcceleration * FixedStep.Seconds, _player.VelocityX, 3);
    }

    [Fact]
    public void A_wall_that_stops_the_body_stops_the_run()
    {
        for (int i = 0; i < 10; i++)
        {
            _player.Step(Right, velocityX: 0, velocityY: 0, touchesGround: true);
        }

        Assert.Equal(PlayerMovement.GroundAcceleration * FixedStep.Seconds, _player.VelocityX, 3);
    }

    [Fact]
    public void The_player_looks_where_the_last_run_went()
    {
        Stand(Left);
        Stand(Nothing);
        Assert.True(_player.FacesLeft);

        Stand(Right);
        Assert.False(_player.FacesLeft);
    }

    [Fact]
    public void Opposite_directions_cancel_out()
    {
        Stand(Left.MergedWith(Right));

        Assert.Equal(0, _player.VelocityX);
    }

    [Fact]
    public void A_press_on_the_ground_jumps()
    {
        Stand(JumpHeld);

        Assert.Equal(PlayerMovement.JumpSpeed, _player.VelocityY);
        Assert.Equal(PlayerState.Jump, _player.State);
    }

    [Fact]
    public void A_button_held_since_before_the_start_does_not_jump()
    {
        var player = new PlayerMovement();
        player.Step(JumpHeld, 0, 0, touchesGround: true);

        Assert.Equal(PlayerState.Idle, player.State);
    }

    [Fact]
    public void A_held_button_does_not_jump_again_after_landing()
    {
        Stand(JumpHeld);
        Fly(JumpHeld, velocityY: -5);

        for (int i = 0; i < 20; i++)
        {
            Stand(JumpHeld);
        }

        Assert.Equal(PlayerState.Idle, _player.State);
    }

    [Fact]
    public void A_fully_held_jump_rises_a_little_more_than_three_tiles()
    {
        Assert.InRange(JumpHeight(stepsHeld: 60), 3.1f, 3.2f);
    }

    [Fact]
    public void A_jump_released_at_once_rises_less_than_one_tile()
    {
        Assert.InRange(JumpHeight(stepsHeld: 1), 0.5f, 0.9f);
    }

    [Fact]
    public void The_longer_the_button_is_held_the_higher_the_jump()
    {
        Assert.True(JumpHeight(stepsHeld: 8) > JumpHeight(stepsHeld: 4) + 0.4f);
    }

    [Fact]
    public void Feet_that_still_touch_the_ground_after_take_off_do_not_end_the_jump()
    {
        Stand(JumpHeld);
        _player.Step(JumpHeld, 0, PlayerMovement.JumpSpeed, touchesGround: true);

        Assert.Equal(PlayerState.Jump, _player.State);
    }

    [Fact]
    public void A_second_press_while_the_feet_still_touch_the_ground_does_not_jump_again()
    {
        Stand(JumpHeld);
        _player.Step(Nothing, 0, velocityY: 5, touchesGround: true);
        _player.Step(JumpHeld, 0, velocityY: 4, touchesGround: true);

        Assert.Equal(4, _player.VelocityY);
    }

    [Fact]
    public void Being_lifted_a_little_by_a_crate_is_not_a_jump()
    {
        _player.Step(Nothing, 0, velocityY: 0.5f, touchesGround: true);

        Assert.Equal(PlayerState.Idle, _player.State);
    }

    [Fact]
    public void Falling_has_a_maximum_speed()
    {
        Fly(Nothing, velocityY: -100);

        Assert.Equal(-PlayerMovement.MaximumFallSpeed, _player.VelocityY);
        Assert.Equal(PlayerState.Fall, _player.State);
    }

    private void Stand(ControlsState controls)
    {
        _player.Step(controls, _player.VelocityX, 0, touchesGround: true);
    }

    private void Fly(ControlsState controls, float velocityY)
    {
        _player.Step(controls, _player.VelocityX, velocityY, touchesGround: false);
    }

    // Moves the player as Box2D would, without obstacles.
    private float JumpHeight(int stepsHeld)
    {
        var player = new PlayerMovement();
        player.Step(Nothing, 0, 0, touchesGround: true);
        float velocityY = 0;
        float height = 0;
        float highest = 0;

        for (int step = 0; step < 60; step++)
        {
            player.Step(new ControlsState(0, step < stepsHeld), 0, velocityY, step == 0);
            velocityY = player.VelocityY + Gravity * FixedStep.Seconds;
            height += velocityY * FixedStep.Seconds;
            highest = System.Math.Max(highest, height);
        }

        return highest;
    }
}
