using System;
using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Recipes;

public static class TileRecipes
{
    #region kind-at
    /// <summary>The "kind" of the tile at a position in the map, or "" if there is none.</summary>
    public static string KindAt(CCTMXTiledMap map, CCTMXLayer layer, CCPoint position)
    {
        CCPoint pixel = position * CCDirector.SharedDirector.ContentScaleFactor; // 1, except for HD pictures
        int column = (int)Math.Floor(pixel.X / layer.MapTileSize.Width);
        int rowFromBottom = (int)Math.Floor(pixel.Y / layer.MapTileSize.Height);
        int row = (int)layer.LayerSize.Height - 1 - rowFromBottom;
        if (column < 0 || column >= layer.LayerSize.Width || row < 0 || row >= layer.LayerSize.Height)
        {
            return "";
        }

        uint tile = layer.TileGIDAt(new CCPoint(column, row));
        return map.MapInfo.TileProperties.TryGetValue(tile, out Dictionary<string, string> properties)
            && properties.TryGetValue("kind", out string kind) ? kind : "";
    }
    #endregion
}

public class SwimmingLayer : CCLayer
{
    private readonly CCTMXTiledMap _map = new("maps/island.tmx");
    private readonly CCSprite _player = new("coco");
    private float _speed;

    #region use-kind
    private const int BlinkTag = 1;

    public override void Update(float dt)
    {
        base.Update(dt);
        string kind = TileRecipes.KindAt(_map, _map.LayerNamed("ground"), _player.Position);
        _speed = kind == "water" ? 80 : 200;
        if (kind == "spikes" && _player.GetAction(BlinkTag) == null)
        {
            _player.RunAction(new CCBlink(1, 5) { Tag = BlinkTag });
        }
    }
    #endregion

    public float Speed => _speed;
}
