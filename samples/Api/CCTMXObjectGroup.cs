using System.Collections.Generic;
using System.Globalization;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCTMXObjectGroupExample
{
    #region example
    public static void AddThings(CCTMXTiledMap map)
    {
        CCTMXObjectGroup group = map.ObjectGroupNamed("objects");
        foreach (Dictionary<string, string> thing in group.Objects)
        {
            map.AddChild(new CCSprite("images/" + thing["type"])
            {
                AnchorPoint = CCPoint.AnchorLowerLeft,
                PositionX = int.Parse(thing["x"], CultureInfo.CurrentCulture),
                PositionY = int.Parse(thing["y"], CultureInfo.CurrentCulture)
            }, 1);
        }
    }
    #endregion
}
