namespace Platformer.Logic;

/// <summary>A place on the map. Column 0 is the leftmost, row 0 the lowest.</summary>
public readonly record struct Spot(int Column, int Row);
