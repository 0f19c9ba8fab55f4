using Platformer.Logic;

namespace Platformer.Tests;

internal static class SteppingPlayer
{
    /// <summary>Steps a player who isn't on a raft.</summary>
    public static void Step(
        this PlayerMovement player, ControlsState controls, float velocityX, float velocityY, bool touchesGround)
    {
        player.Step(controls, velocityX, velocityY, touchesGround, carrierVelocityX: 0);
    }
}
