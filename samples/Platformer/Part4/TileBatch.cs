using Cocos2D;

namespace Platformer;

/// <summary>Tiles on a grid. They share one picture, so a batch draws them all at once.</summary>
public class TileBatch : CCSpriteBatchNode
{
    public const int TileSize = 32;

    // Each cell repeats its outermost pixels twice, so that no neighbor shows through where tiles meet.
    private const int CellMargin = 2;
    private const int CellSize = TileSize + 2 * CellMargin;

    public TileBatch()
        : base(Pictures.Texture("images/tiles"))
    {
    }

    public void Add(Tile tile, int column, int row)
    {
        // Rectangles in a picture are measured from its top left corner, positions from the bottom left.
        var cell = new CCRect((int)tile * CellSize + CellMargin, CellMargin, TileSize, TileSize);

        AddChild(new CCSprite(Texture, cell)
        {
            AnchorPoint = CCPoint.Zero,
            Position = new CCPoint(column * TileSize, row * TileSize)
        });
    }
}
