namespace Platformer.Logic;

/// <summary>Walks back and forth on the ground of a map, turning at walls, urchins and pits.</summary>
public class Patrol
{
    public const float TilesPerSecond = 1.5f;

    private readonly float _left;
    private readonly float _right;
    private float _direction = -1;

    public Patrol(LevelMap map, Spot start)
    {
        X = start.Column + 0.5f;
        _left = FindEnd(map, start, -1) + 0.5f;
        _right = FindEnd(map, start, 1) + 0.5f;
    }

    /// <summary>The middle of the walker, in tiles.</summary>
    public float X { get; private set; }

    public void Step()
    {
        X += _direction * TilesPerSecond * FixedStep.Seconds;

        if (X <= _left)
        {
            X = _left;
            _direction = 1;
        }
        else if (X >= _right)
        {
            X = _right;
            _direction = -1;
        }
    }

    private static int FindEnd(LevelMap map, Spot start, int direction)
    {
        int column = start.Column;

        while (CanStand(map, column + direction, start.Row))
        {
            column += direction;
        }

        return column;
    }

    private static bool CanStand(LevelMap map, int column, int row)
    {
        return column >= 0
            && column < map.Columns
            && map[column, row] != Symbol.Urchin
            && !map.IsSolid(column, row)
            && map.IsSolid(column, row - 1);
    }
}
