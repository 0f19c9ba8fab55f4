using System.Collections.Generic;
using System.Globalization;
using Cocos2D;
using CocosDocs.AddingContent;
using CocosDocs.Overview;

namespace CocosDocs.Capture.Scenes.Guides;

/// <summary>The boat on the sea, without the score's layer, which needs a compiled font.</summary>
public class GuideCoveScene : CCScene
{
    public GuideCoveScene()
    {
        AddChild(new CCLayerGradient(new CCColor4B(86, 186, 206, 255), new CCColor4B(214, 240, 236, 255)));
        AddChild(new CCLayerGradient(new CCColor4B(38, 158, 168, 255), new CCColor4B(20, 96, 122, 255))
        {
            ContentSize = new CCSize(1280, 290),
        });

        // The fish enter at the left edge; here they are fully visible.
        var game = new CoveLayer { Position = new CCPoint(84, 0) };
        AddChild(game);
        ScheduleOnce(_ => game.SailAway(), 0.4f);
    }
}

/// <summary>The sheet, and the sprites from it beside it.</summary>
public class GuideSheetScene : Beach
{
    public GuideSheetScene()
    {
        var layer = new SheetLayer { Position = new CCPoint(474, 112) };
        CCTexture2D sheet = CCTextureCache.SharedTextureCache.AddImage("sprites/hero");
        CCSize size = sheet.ContentSize;
        var board = new CCLayerColor(new CCColor4B(74, 34, 16, 200), size.Width + 12, size.Height + 12)
        {
            Position = new CCPoint(40, 174 - size.Height / 2),
        };
        Layer.AddChild(board);
        board.AddChild(new CCSprite(sheet) { AnchorPoint = CCPoint.Zero, Position = new CCPoint(6, 6) });
        AddChild(layer, 1);
    }
}

/// <summary>The map in front of the sky; Coco drops where its object "start" is.</summary>
public class GuideMapScene : CCScene
{
    public GuideMapScene()
    {
        AddChild(new CCSprite("images/sky") { Position = new CCPoint(480, 270) });
        var layer = new MapLayer();
        AddChild(layer);

        var map = (CCTMXTiledMap)layer.Children[0];
        Dictionary<string, string> start = map.ObjectGroupNamed("places").ObjectNamed("start");
        var place = new CCPoint(Number(start["x"]) + 14, Number(start["y"]));
        var hero = new CCSprite("images/hero-idle-1") { AnchorPoint = CCPoint.AnchorMiddleBottom, Position = place + new CCPoint(0, 400) };
        layer.AddChild(hero, 1);
        hero.RunAction(new CCSequence(new CCDelayTime(0.5f), new CCEaseBounceOut(new CCMoveTo(0.9f, place))));
    }

    private static float Number(string text)
    {
        return float.Parse(text, CultureInfo.InvariantCulture);
    }
}

/// <summary>Fire and splash on the beach at night.</summary>
public class GuideParticleScene : CCScene
{
    public GuideParticleScene()
    {
        AddChild(new CCSprite("moonlit-cove") { AnchorPoint = CCPoint.Zero });
        AddChild(new ParticleLayer { Position = new CCPoint(26, -130) });
    }
}
