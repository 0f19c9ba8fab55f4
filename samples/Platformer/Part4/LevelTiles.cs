using Platformer.Logic;

namespace Platformer;

/// <summary>Chooses the picture of each tile by its neighbors.</summary>
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
        switch (_map[column, row])
        {
            case Symbol.Ground:
                Add(ChooseGround(column, row), column, row);
                break;

            case Symbol.Rock:
                Add(Tile.Rock, column, row);
                break;

            case Symbol.Plank:
                Add(ChoosePlank(column, row), column, row);
                break;
        }
    }

    private Tile ChooseGround(int column, int row)
    {
        if (_map.IsSolid(column, row + 1))
        {
            return Tile.GroundInside;
        }

        if (!_map.IsSolid(column - 1, row))
        {
            return Tile.GroundLeftEnd;
        }

        return _map.IsSolid(column + 1, row) ? Tile.GroundTop : Tile.GroundRightEnd;
    }

    private Tile ChoosePlank(int column, int row)
    {
        if (_map[column - 1, row] != Symbol.Plank)
        {
            return Tile.PlankLeft;
        }

        return _map[column + 1, row] == Symbol.Plank ? Tile.PlankMiddle : Tile.PlankRight;
    }
}
