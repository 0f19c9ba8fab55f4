using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>Frames around the map's objects, and then the sprites for them.</summary>
public class CCTMXObjectGroupScene : Level
{
    private readonly CCTMXTiledMap _map = new("maps/level1.tmx");

    public CCTMXObjectGroupScene()
    {
        AddChild(_map);
        foreach (Dictionary<string, string> thing in _map.ObjectGroupNamed("objects").Objects)
        {
            var rect = new CCRect(Number(thing["x"]), Number(thing["y"]), Number(thing["width"]), Number(thing["height"]));
            var frame = new CCDrawNode();
            frame.DrawRect(rect, new CCColor4F(0.25f, 0.25f, 0.25f, 0.25f), 2, new CCColor4F(1, 1, 1, 1));
            AddChild(frame);
        }

        ScheduleOnce(_ => AddThings(), 0.7f);
    }

    private void AddThings()
    {
        int tiles = _map.ChildrenCount;
        CCTMXObjectGroupExample.AddThings(_map);
        int number = 0;
        foreach (CCNode thing in _map.Children.Skip(tiles).ToList())
        {
            CCPoint place = thing.Position;
            thing.PositionY += 300;
            thing.RunAction(new CCSequence(
                new CCDelayTime(0.25f * number++),
                new CCEaseBounceOut(new CCMoveTo(0.6f, place))));
        }
    }

    private static float Number(string text)
    {
        return float.Parse(text, CultureInfo.InvariantCulture);
    }
}
