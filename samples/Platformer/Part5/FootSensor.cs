using System.Collections.Generic;
using Box2D.Dynamics;

namespace Platformer;

/// <summary>Keeps track of what the player's feet touch.</summary>
public class FootSensor
{
    // A list rather than a flag, because on the way from one crate to the next the feet touch both.
    // Leaving the first does not mean that they touch nothing.
    private readonly List<b2Fixture> _touched = new List<b2Fixture>();

    public void Begin(b2Fixture fixture)
    {
        _touched.Add(fixture);
    }

    public void End(b2Fixture fixture)
    {
        _touched.Remove(fixture);
    }

    /// <summary>Returns the body that the feet stand on, or null.</summary>
    public b2Body FindGround(float feet)
    {
        foreach (b2Fixture fixture in _touched)
        {
            // On the way up through a plank the feet touch it, but do not stand on it.
            if (fixture.UserData is not OneWay oneWay || oneWay.Carries(fixture.Body, feet))
            {
                return fixture.Body;
            }
        }

        return null;
    }
}
