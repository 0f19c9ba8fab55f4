using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCTMXLayerMembersExample
{
    #region is-solid
    public static bool IsSolid(CCTMXTiledMap map, CCTMXLayer walls, CCPoint position)
    {
        float column = MathF.Floor(position.X / map.TileSize.Width);
        float row = map.MapSize.Height - 1 - MathF.Floor(position.Y / map.TileSize.Height);
        bool isOutside = column < 0 || column >= map.MapSize.Width || row < 0 || row >= map.MapSize.Height;

        return isOutside || walls.TileGIDAt(new CCPoint(column, row)) != 0;
    }
    #endregion

    #region open-door
    public static void OpenDoor(CCTMXLayer doors, CCPoint tile)
    {
        const uint closed = 12;
        const uint open = 13;
        if (doors.TileGIDAt(tile) == closed)
        {
            doors.SetTileGID(open, tile);
        }
    }
    #endregion

    #region place-on-tile
    public static void PlaceOnTile(CCTMXTiledMap map, CCTMXLayer ground, CCNode flag, CCPoint tile)
    {
        CCPoint corner = ground.PositionAt(tile);
        flag.Position = corner + map.TileSize.Center;
        map.AddChild(flag, 5);
    }
    #endregion
}
