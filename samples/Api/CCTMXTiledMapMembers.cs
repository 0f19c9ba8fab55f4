using System;
using Cocos2D;

namespace CocosDocs.Api;

public class CCTMXTiledMapMembersExample : CCLayer
{
    #region load-level
    public void LoadLevel(int number, CCNode player)
    {
        var map = new CCTMXTiledMap($"maps/level{number}.tmx");
        map.AddChild(player, 10);
        map.RunAction(new CCFollow(player, new CCRect(0, 0, map.ContentSize.Width, map.ContentSize.Height)));
        AddChild(map);
    }
    #endregion

    #region between-layers
    public static void AddBehindTrees(CCTMXTiledMap map, CCNode player)
    {
        CCTMXLayer ground = map.LayerNamed("ground");
        map.AddChild(player, ground.ZOrder);
    }
    #endregion

    #region is-deadly
    public static bool IsDeadly(CCTMXTiledMap map, CCTMXLayer layer, CCPoint tile)
    {
        uint gid = layer.TileGIDAt(tile);
        return map.MapInfo.TileProperties.TryGetValue(gid, out var properties)
            && properties.TryGetValue("deadly", out string deadly)
            && deadly == "true";
    }
    #endregion

    #region tile-at
    public static CCPoint TileAt(CCTMXTiledMap map, CCTouch touch)
    {
        float scale = CCDirector.SharedDirector.ContentScaleFactor;
        CCPoint pixel = map.ConvertToNodeSpace(touch.Location) * scale;
        float column = MathF.Floor(pixel.X / map.TileSize.Width);
        float row = MathF.Floor(pixel.Y / map.TileSize.Height);
        return new CCPoint(column, map.MapSize.Height - 1 - row);
    }
    #endregion
}
