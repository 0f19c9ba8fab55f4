using Box2D.Dynamics;

namespace Platformer;

/// <summary>Marks a fixture that carries the player from above and lets the player through from below.</summary>
public class OneWay
{
    // Feet this far below the top still count as above it, because bodies always sink in a little.
    private const float Tolerance = 0.1f;

    private readonly float _halfHeight;

    public OneWay(float halfHeight)
    {
        _halfHeight = halfHeight;
    }

    public bool Carries(b2Body platform, float feet)
    {
        return feet >= platform.Position.y + _halfHeight - Tolerance;
    }
}
