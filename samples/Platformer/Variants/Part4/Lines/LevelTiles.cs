using Platformer.Logic;

namespace Platformer;

/// <summary>Shows the ground of a map.</summary>
public class LevelTiles : TileBatch
{
    private readonly LevelMap _map;

    public LevelTiles(LevelMap map)
    {
        _map = map;

        for (int row = 0; row < map.Rows; row++)
        {
            for (int column = 0; column < map.Columns; column++)
            {
                AddTile(column, row);
            }
        }
    }

    private void AddTile(int column, int row)
    {
        if (_map[column, row] == Symbol.Ground)
        {
            Add(Tile.GroundInside, column, row);
        }
    }
}
