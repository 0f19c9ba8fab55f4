namespace Platformer.Logic;

/// <summary>A rectangle of tiles. Column and row are those of its bottom left tile.</summary>
public readonly record struct TileBox(int Column, int Row, int Columns, int Rows);
