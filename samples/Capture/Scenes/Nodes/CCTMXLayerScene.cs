using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCTMXLayerScene : Level
{
    private static readonly CCPoint[] Coins = { new(5, 4), new(6, 4), new(7, 4), new(10, 7), new(14, 8), new(15, 8), new(16, 8) };

    public CCTMXLayerScene()
    {
        var map = new CCTMXTiledMap("maps/level1.tmx");
        AddChild(map);
        var hero = new CCSprite("images/hero-idle-1") { Position = new CCPoint(176, 216) };
        AddChild(hero);

        for (int i = 0; i < Coins.Length; i++)
        {
            CCPoint tile = Coins[i];
            CCPoint place = map.LayerNamed("coins").PositionAt(tile) + new CCPoint(16, 22);
            hero.ScheduleOnce(_ => hero.RunAction(new CCJumpTo(0.25f, place, i < 3 ? 10 : 24, 1)), 0.1f + i * 0.32f);
            hero.ScheduleOnce(_ => CCTMXLayerExample.TakeCoin(map, tile), 0.35f + i * 0.32f);
        }

        hero.ScheduleOnce(_ => CCTMXLayerExample.MarkTile(map.LayerNamed("ground"), new CCPoint(9, 8)), 2.4f);
    }
}
