namespace Platformer.Logic;

/// <summary>Walks to the left.</summary>
public class Patrol
{
    public const float TilesPerSecond = 1.5f;

    private float _direction = -1;

    public Patrol(Spot start)
    {
        X = start.Column + 0.5f;
    }

    /// <summary>The middle of the walker, in tiles.</summary>
    public float X { get; private set; }

    public void Step()
    {
        X += _direction * TilesPerSecond * FixedStep.Seconds;
    }
}
