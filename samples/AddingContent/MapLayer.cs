using System.Collections.Generic;
using System.Globalization;
using Cocos2D;

namespace CocosDocs.AddingContent;

public class MapLayer : CCLayer
{
    public MapLayer()
    {
        #region map
        var map = new CCTMXTiledMap("maps/beach.tmx");
        AddChild(map);

        CCTMXLayer ground = map.LayerNamed("ground");
        uint topLeft = ground.TileGIDAt(new CCPoint(0, 0));
        #endregion

        #region objects
        CCTMXObjectGroup places = map.ObjectGroupNamed("places");
        Dictionary<string, string> start = places.ObjectNamed("start");

        var position = new CCPoint(
            int.Parse(start["x"], CultureInfo.InvariantCulture),
            int.Parse(start["y"], CultureInfo.InvariantCulture));
        #endregion

        if (topLeft != 0)
        {
            AddChild(new CCSprite("images/coconut") { Position = position });
        }
    }
}
