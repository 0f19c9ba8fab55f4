using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class PlayerEventsTests
{
    private static readonly ControlsState Nothing = new ControlsState();
    private static readonly ControlsState Right = new ControlsState(1, Jump: false);
    private static readonly ControlsState JumpHeld = new ControlsState(0, Jump: true);

    private readonly PlayerMovement _player = new PlayerMovement();

    public PlayerEventsTests()
    {
        // A button works only after it has been released once.
        Stand(Nothing);
    }

    [Fact]
    public void Taking_off_is_reported_once()
    {
        Stand(JumpHeld);
        Assert.True(_player.HasJumped);

        Fly(JumpHeld, velocityY: 10);
        Assert.False(_player.HasJumped);
    }

    [Fact]
    public void Landing_is_reported_once()
    {
        Fly(Nothing, velocityY: -5);
        Stand(Nothing);
        Assert.True(_player.HasLanded);

        Stand(Nothing);
        Assert.False(_player.HasLanded);
    }

    [Fact]
    public void Bouncing_goes_up_without_the_button()
    {
        _player.Bounce();
        Fly(Nothing, velocityY: -8);
        Assert.Equal(PlayerMovement.BounceSpeed, _player.VelocityY);

        Fly(Nothing, velocityY: 9);
        Assert.Equal(9, _player.VelocityY);
    }

    [Fact]
    public void Being_hurt_knocks_the_player_up_once_and_ignores_the_controls_until_recovery()
    {
        _player.Hurt();
        Stand(Right);
        Assert.Equal(PlayerMovement.HurtSpeed, _player.VelocityY);
        Assert.Equal(0, _player.VelocityX);

        _player.Step(JumpHeld, 0, 2, touchesGround: true);
        Assert.Equal(2, _player.VelocityY);
        Assert.Equal(PlayerState.Hurt, _player.State);

        _player.Recover();
        Stand(Right);
        Assert.Equal(PlayerState.Run, _player.State);
    }

    [Fact]
    public void A_press_just_before_being_hurt_does_not_jump_after_recovery()
    {
        FallForAWhile();
        Fly(JumpHeld, velocityY: -5);
        BeHurtForAWhile();

        Stand(Nothing);
        Assert.False(_player.HasJumped);
    }

    [Fact]
    public void A_button_pressed_while_hurt_must_be_released_after_recovery()
    {
        FallForAWhile();
        BeHurtForAWhile();

        Stand(JumpHeld);
        Assert.False(_player.HasJumped);

        Stand(Nothing);
        Stand(JumpHeld);
        Assert.True(_player.HasJumped);
    }

    // Longer than a jump is forgiven after leaving the ground.
    private void FallForAWhile()
    {
        for (int i = 0; i < 20; i++)
        {
            Fly(Nothing, velocityY: -5);
        }
    }

    // The game passes on no controls meanwhile.
    private void BeHurtForAWhile()
    {
        _player.Hurt();

        for (int i = 0; i < 50; i++)
        {
            Fly(Nothing, velocityY: -5);
        }

        _player.Recover();
    }

    private void Stand(ControlsState controls)
    {
        _player.Step(controls, _player.VelocityX, 0, touchesGround: true);
    }

    private void Fly(ControlsState controls, float velocityY)
    {
        _player.Step(controls, _player.VelocityX, velocityY, touchesGround: false);
    }
}
