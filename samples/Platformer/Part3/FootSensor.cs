using System.Collections.Generic;
using Box2D.Dynamics;

namespace Platformer;

/// <summary>Keeps track of what the player's feet touch.</summary>
public class FootSensor
{
    // A list rather than a flag, because on the way from one crate to the next the feet touch both.
    // Leaving the first does not mean that they touch nothing.
    private readonly List<b2Fixture> _touched = new List<b2Fixture>();

    public bool TouchesGround => _touched.Count > 0;

    public void Begin(b2Fixture fixture)
    {
        _touched.Add(fixture);
    }

    public void End(b2Fixture fixture)
    {
        _touched.Remove(fixture);
    }
}
