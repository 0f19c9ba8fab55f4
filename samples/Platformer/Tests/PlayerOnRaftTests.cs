using Platformer.Logic;
using Xunit;

namespace Platformer.Tests;

public class PlayerOnRaftTests
{
    private const float RaftSpeed = 3;

    private readonly PlayerMovement _player = new PlayerMovement();

    [Fact]
    public void A_raft_carries_a_player_who_stands_on_it()
    {
        Ride(new ControlsState());

        Assert.Equal(RaftSpeed, _player.VelocityX, 3);
        Assert.Equal(PlayerState.Idle, _player.State);
    }

    [Fact]
    public void On_a_raft_running_speed_adds_to_that_of_the_raft()
    {
        Ride(new ControlsState(1, Jump: false));

        Assert.Equal(RaftSpeed + PlayerMovement.RunSpeed, _player.VelocityX, 3);
        Assert.Equal(PlayerState.Run, _player.State);
    }

    private void Ride(ControlsState controls)
    {
        for (int i = 0; i < 60; i++)
        {
            _player.Step(controls, _player.VelocityX, 0, touchesGround: true, carrierVelocityX: RaftSpeed);
        }
    }
}
