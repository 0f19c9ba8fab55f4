using System;

namespace Platformer.Logic;

/// <summary>The path of a raft from one place to another and back. It slows down at both.</summary>
public class RaftRoute
{
    private const float TilesPerSecond = 2;

    private readonly Spot _from;
    private readonly Spot _to;
    private readonly float _roundTripSeconds;

    public RaftRoute(Spot from, Spot to)
    {
        _from = from;
        _to = to;

        int length = Math.Abs(to.Column - from.Column) + Math.Abs(to.Row - from.Row);
        _roundTripSeconds = 2 * length / TilesPerSecond;
    }

    /// <summary>Returns the middle of the raft, in tiles.</summary>
    public (float X, float Y) PositionAt(float seconds)
    {
        // A cosine starts and ends gently. Turning at full speed would throw the rider off.
        float share = (1 - MathF.Cos(2 * MathF.PI * seconds / _roundTripSeconds)) / 2;

        return (
            _from.Column + 0.5f + (_to.Column - _from.Column) * share,
            _from.Row + 0.5f + (_to.Row - _from.Row) * share);
    }
}
