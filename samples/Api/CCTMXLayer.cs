using Cocos2D;

namespace CocosDocs.Api;

public static class CCTMXLayerExample
{
    #region example
    public static bool TakeCoin(CCTMXTiledMap map, CCPoint tile)
    {
        CCTMXLayer coins = map.LayerNamed("coins");
        if (coins.TileGIDAt(tile) == 0)
        {
            return false;
        }

        coins.RemoveTileAt(tile);
        return true;
    }

    public static void MarkTile(CCTMXLayer layer, CCPoint tile)
    {
        layer.TileAt(tile)?.RunAction(new CCBlink(1f, 3));
    }
    #endregion
}
