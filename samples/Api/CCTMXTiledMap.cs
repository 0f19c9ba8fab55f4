using System.Collections.Generic;
using System.Globalization;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCTMXTiledMapExample
{
    #region example
    public static CCTMXTiledMap LoadLevel(CCNode player)
    {
        var map = new CCTMXTiledMap("maps/level1.tmx");

        CCTMXObjectGroup objects = map.ObjectGroupNamed("objects");
        Dictionary<string, string> start = objects.ObjectNamed("start");
        player.Position = new CCPoint(
            float.Parse(start["x"], CultureInfo.InvariantCulture),
            float.Parse(start["y"], CultureInfo.InvariantCulture));

        map.AddChild(player, 10);
        return map;
    }
    #endregion
}
