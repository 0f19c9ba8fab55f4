namespace Platformer;

/// <summary>Each is named like its file in Content/sounds.</summary>
public enum Sound
{
    Jump,
    Land,
    Coin,
    Stomp,
    Hurt,
    Checkpoint,
    Click,
    Win,
    Lose
}
