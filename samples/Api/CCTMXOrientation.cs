using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCTMXOrientationExample
{
    #region example
    public static void Walk(CCNode hero, CCTMXTiledMap map, CCPoint[] tiles)
    {
        CCTMXLayer island = map.LayerNamed("island");
        var hops = new List<CCFiniteTimeAction>();
        foreach (CCPoint tile in tiles)
        {
            CCPoint middle = island.PositionAt(tile) + new CCPoint(map.TileSize.Width, map.TileSize.Height) / 2;
            hops.Add(new CCJumpTo(0.3f, middle, 14, 1));
        }

        hero.RunAction(new CCRepeatForever(new CCSequence(hops.ToArray())));
    }
    #endregion
}
