namespace Platformer.Logic;

public enum PlayerState
{
    Idle,
    Run,
    Jump,
    Fall
}
