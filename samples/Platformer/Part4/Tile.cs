namespace Platformer;

/// <summary>The cells of tiles.png, from left to right.</summary>
public enum Tile
{
    GroundTop,
    GroundInside,
    GroundLeftEnd,
    GroundRightEnd,
    PlankLeft,
    PlankMiddle,
    PlankRight,
    Rock
}
