using System;

namespace Platformer.Logic;

/// <summary>Decides which part of the level is on the screen.</summary>
public class CameraFollow
{
    // Within this part of the screen the player moves and the camera does not.
    public const float DeadZoneWidth = 160;
    public const float DeadZoneHeight = 160;

    private readonly float _viewWidth;
    private readonly float _viewHeight;

    public CameraFollow(float viewWidth, float viewHeight)
    {
        _viewWidth = viewWidth;
        _viewHeight = viewHeight;
    }

    /// <summary>The left edge of the view.</summary>
    public float X { get; private set; }

    /// <summary>The lower edge of the view.</summary>
    public float Y { get; private set; }

    public void Follow(float x, float y)
    {
        X = Follow(X, x, _viewWidth, DeadZoneWidth);
        Y = Follow(Y, y, _viewHeight, DeadZoneHeight);
    }

    private static float Follow(float edge, float target, float view, float deadZone)
    {
        float center = Math.Clamp(edge + view / 2, target - deadZone / 2, target + deadZone / 2);
        return center - view / 2;
    }
}
