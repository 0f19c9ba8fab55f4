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
    private readonly float _levelWidth;
    private readonly float _levelHeight;

    public CameraFollow(float viewWidth, float viewHeight, float levelWidth, float levelHeight)
    {
        _viewWidth = viewWidth;
        _viewHeight = viewHeight;
        _levelWidth = levelWidth;
        _levelHeight = levelHeight;
    }

    /// <summary>The left edge of the view.</summary>
    public float X { get; private set; }

    /// <summary>The lower edge of the view.</summary>
    public float Y { get; private set; }

    public void Follow(float x, float y)
    {
        X = Follow(X, x, _viewWidth, DeadZoneWidth, _levelWidth);
        Y = Follow(Y, y, _viewHeight, DeadZoneHeight, _levelHeight);
    }

    private static float Follow(float edge, float target, float view, float deadZone, float level)
    {
        float center = Math.Clamp(edge + view / 2, target - deadZone / 2, target + deadZone / 2);

        // Show nothing beyond the level. For a level that is smaller than the view, stay at 0.
        return Math.Clamp(center - view / 2, 0, Math.Max(0, level - view));
    }
}
