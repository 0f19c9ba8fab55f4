using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

/// <summary>Sky, hills and a row of tiles of the tutorial's game, on a screen of 800 by 450 points.</summary>
public class CCParallaxNodeScene : CCScene
{
    private const float TileSize = 32;

    public CCParallaxNodeScene()
    {
        AddChild(CCParallaxNodeExample.MakeBackground(
            new CCSprite("images/sky"), new CCSprite("images/hills-near"), CreateLevel()));
    }

    private static CCNode CreateLevel()
    {
        var level = new CCNode();
        CCTexture2D tiles = CCTextureCache.SharedTextureCache.AddImage("images/tiles");
        for (int column = 0; column < 50; column++)
        {
            level.AddChild(CreateTile(tiles, 0, column, 1));
            level.AddChild(CreateTile(tiles, 1, column, 0));
        }

        for (int i = 0; i < 8; i++)
        {
            level.AddChild(new CCSprite("images/coin-1") { Position = new CCPoint(180 + i * 160, 110) });
            level.AddChild(new CCSprite("images/crab-1") { Position = new CCPoint(260 + i * 160, 2 * TileSize + 16) });
        }

        return level;
    }

    // A cell is 36 wide, with a margin of 2 around the tile.
    private static CCSprite CreateTile(CCTexture2D tiles, int number, int column, int row)
    {
        return new CCSprite(tiles, new CCRect(number * 36 + 2, 2, TileSize, TileSize))
        {
            AnchorPoint = CCPoint.Zero,
            Position = new CCPoint(column, row) * TileSize,
        };
    }
}
