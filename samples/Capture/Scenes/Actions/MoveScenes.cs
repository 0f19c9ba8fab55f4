using System.Collections.Generic;
using System.Linq;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCMoveToScene : Stage
{
    private readonly CCSprite _flag;
    private readonly CCSprite _crab;

    public CCMoveToScene()
    {
        _flag = Add("flag", 460, 60);
        _flag.AnchorPoint = new CCPoint(0.31f, 0);
        _crab = Add("crab", 180, 70);

        After(0.2f, () => Go(460, 84));
        After(1.8f, () => Go(300, 56));
        After(2.8f, () => Go(180, 70));
    }

    private void Go(float x, float y)
    {
        _flag.Position = new CCPoint(x, y - 24);
        CCMoveToExample.WalkTo(_crab, new CCPoint(x, y));
    }
}

/// <summary>Coco jumps onto a crate, onto a higher one, and back to the sand.</summary>
public class CCJumpToScene : Stage
{
    public CCJumpToScene()
    {
        Add("crate", 330, 76);
        Add("crate", 490, 76);
        Add("crate", 490, 138);
        CCSprite coco = Add("coco-idle-1", 160, 92);

        After(0.3f, () => CCJumpToExample.HopOnto(coco, new CCPoint(330, 154)));
        After(1.1f, () => CCJumpToExample.HopOnto(coco, new CCPoint(490, 216)));
        After(2.1f, () => coco.FlipX = true);
        After(2.1f, () => CCJumpToExample.HopOnto(coco, new CCPoint(160, 92)));
        After(2.75f, () => coco.FlipX = false);
    }
}

public class CCJumpByScene : Stage
{
    public CCJumpByScene()
    {
        CCSprite coco = Add("coco-idle-1", 185, 92);
        After(0.3f, () => CCJumpByExample.HopAlong(coco));
    }
}

public class CCBezierToScene : Stage
{
    public CCBezierToScene()
    {
        var fish = new CCPoint(540, 126);
        var start = new CCPoint(90, 300);
        var first = new CCPoint(350, 300);
        var second = new CCPoint(280, 126);
        AddPath(Bezier(start, first, second, fish), 30, start, first, second, fish);
        Add("fish", fish.X, fish.Y - 26);
        CCSprite gull = Add("gull", start.X, start.Y);

        After(0.4f, () => CCBezierToExample.SwoopTo(gull, fish));
    }
}

/// <summary>Two gulls fly the same loop, each from where it is.</summary>
public class CCBezierByScene : Stage
{
    public CCBezierByScene()
    {
        foreach (CCPoint start in new[] { new CCPoint(190, 110), new CCPoint(450, 160) })
        {
            CCPoint first = start + new CCPoint(300, 220);
            CCPoint second = start + new CCPoint(-300, 220);
            AddPath(Bezier(start, first, second, start), 30, start);
        }

        CCSprite left = Add("gull", 190, 110);
        CCSprite right = Add("gull", 450, 160);
        After(0.3f, () => CCBezierByExample.FlyLoop(left));
        After(0.3f, () => CCBezierByExample.FlyLoop(right));
    }
}

/// <summary>Curves through the same points with the tensions 0 and 1.</summary>
public class CCCardinalSplineToScene : Stage
{
    public CCCardinalSplineToScene()
    {
        AddFlight(0, 190);
        AddFlight(1, 50);
    }

    private void AddFlight(float tension, float y)
    {
        var points = new List<CCPoint>
        {
            new(70, y), new(170, y + 110), new(290, y), new(410, y + 110), new(550, y + 20),
        };
        AddPath(Spline(points, tension), 50, points.ToArray());
        AddLabel($"tension {tension}", 540, y + 100);
        CCSprite gull = Add("gull", points[0].X, points[0].Y);

        After(0.3f, () => CCCardinalSplineToExample.FlyThrough(gull, points, tension));
    }
}

/// <summary>Two fish leap the same way, each from where it is.</summary>
public class CCCardinalSplineByScene : Stage
{
    public CCCardinalSplineByScene()
    {
        AddFish(90, 110, 0.3f);
        AddFish(330, 130, 0.7f);
    }

    private void AddFish(float x, float y, float seconds)
    {
        CCPoint[] points = new CCPoint[] { new(0, 0), new(50, 130), new(100, 0), new(150, 90), new(200, 0) }
            .Select(offset => offset + new CCPoint(x, y)).ToArray();
        AddPath(Spline(points, 0), 40, points);
        CCSprite fish = Add("fish", x, y);
        After(seconds, () => CCCardinalSplineByExample.LeapTwice(fish));
    }
}

/// <summary>A gull takes the coins on its way.</summary>
public class CCCatmullRomToScene : Stage
{
    public CCCatmullRomToScene()
    {
        var coins = new List<CCPoint> { new(180, 250), new(280, 130), new(400, 290), new(540, 170) };
        List<CCPoint> route = coins.Prepend(new CCPoint(80, 130)).ToList();
        AddPath(Spline(route, 0.5f), 50);
        List<CCSprite> pictures = coins.Select(AddCoin).ToList();
        CCSprite gull = Add("gull", route[0].X, route[0].Y);

        After(0.3f, () => CCCatmullRomToExample.Collect(gull, coins));
        Layer.Schedule(_ => Take(gull, pictures));
    }

    private static void Take(CCNode gull, List<CCSprite> coins)
    {
        CCSprite coin = coins.FirstOrDefault(coin => CCPoint.Distance(coin.Position, gull.Position) < 24);
        if (coin != null)
        {
            coins.Remove(coin);
            coin.RunAction(new CCSequence(new CCScaleTo(0.1f, 1.6f), new CCScaleTo(0.15f, 0), new CCRemoveSelf()));
        }
    }

    private CCSprite AddCoin(CCPoint place)
    {
        var coin = new CCSprite(Texture("coin-spin"), new CCRect(0, 0, 64, 64)) { Position = place, Scale = 0.8f };
        Layer.AddChild(coin);
        return coin;
    }
}

/// <summary>Balloons drift up the same way, each from where it is.</summary>
public class CCCatmullRomByScene : Stage
{
    public CCCatmullRomByScene()
    {
        AddBalloon(140, 0.2f);
        AddBalloon(330, 0.6f);
        AddBalloon(510, 1);
    }

    private void AddBalloon(float x, float seconds)
    {
        var foot = new CCPoint(x, 0);
        CCPoint[] points = new CCPoint[] { new(0, 0), new(60, 70), new(-60, 140), new(60, 210), new(-60, 280), new(0, 350) }
            .Select(offset => offset + foot).ToArray();
        AddPath(Spline(points, 0.5f), 50, points);
        CCSprite balloon = Add("balloon", foot.X, foot.Y);
        balloon.AnchorPoint = new CCPoint(0.5f, 0.7f);
        After(seconds, () => CCCatmullRomByExample.Rise(balloon));
    }
}

/// <summary>A gull flies to its crate, and then away along the same path.</summary>
public class CCReverseTimeScene : Stage
{
    public CCReverseTimeScene()
    {
        var perch = new CCPoint(500, 134);
        var wayOff = new CCBezierConfig
        {
            ControlPoint1 = new CCPoint(-160, 0),
            ControlPoint2 = new CCPoint(-200, 190),
            EndPosition = new CCPoint(-560, 140),
        };
        AddPath(
            Bezier(perch, perch + wayOff.ControlPoint1, perch + wayOff.ControlPoint2, perch + wayOff.EndPosition), 30);
        Add("crate", 500, 76);
        CCSprite gull = Add("gull", perch.X, perch.Y);
        gull.Visible = false;

        After(0.3f, () => CCReverseTimeExample.FlyIn(gull, wayOff));
        After(0.34f, () => gull.Visible = true);
        After(2.1f, () => gull.FlipX = true);
        After(2.1f, () => gull.RunAction(new CCBezierBy(1.2f, wayOff)));
    }
}

public class CCPlaceScene : Stage
{
    public CCPlaceScene()
    {
        CCSprite flag = Add("flag", 130, Sand);
        flag.AnchorPoint = new CCPoint(0.31f, 0);
        CCSprite coco = Add("coco-idle-1", 190, 92);
        CCSprite coconut = Add("coconut", 480, 420);

        coco.RunAction(new CCSequence(new CCDelayTime(0.3f), new CCMoveBy(0.9f, new CCPoint(290, 0))));
        coconut.RunAction(new CCSequence(
            new CCDelayTime(0.8f),
            new CCEaseIn(new CCMoveTo(0.4f, new CCPoint(480, 150)), 2),
            new CCJumpBy(0.6f, new CCPoint(220, -74), 50, 1)));
        After(1.2f, () => coco.Texture = Texture("coco-hurt"));
        After(1.5f, () => CCPlaceExample.Respawn(coco, new CCPoint(190, 92)));
        After(1.83f, () => coco.Texture = Texture("coco-idle-1"));
    }
}

/// <summary>The world is two screens wide; the player crosses it.</summary>
public class CCFollowScene : Stage
{
    public CCFollowScene()
    {
        var world = new CCLayer();
        AddChild(world);
        AddTo(world, "cove", 320, 180);
        AddTo(world, "cove", 960, 180).FlipX = true;
        foreach (float x in new float[] { 60, 420, 700, 1200 })
        {
            AddTo(world, "palm-tree", x, 156);
        }

        AddTo(world, "chest-closed", 1090, 92);
        AddTo(world, "crate", 560, 76);
        CCSprite coco = AddTo(world, "coco-run-1", 180, 92);
        coco.RunAction(new CCSequence(
            new CCDelayTime(0.2f), new CCMoveTo(1.6f, new CCPoint(1000, 92)),
            new CCDelayTime(0.2f), new CCFlipX(true),
            new CCMoveTo(1.6f, new CCPoint(180, 92)), new CCFlipX(false)));
        coco.RunAction(new CCRepeatForever(new CCAnimate(Run())));

        CCFollowExample.FollowPlayer(world, coco);
    }

    private static CCAnimation Run()
    {
        IEnumerable<CCSpriteFrame> frames = Enumerable.Range(1, 4)
            .Select(pose => new CCSpriteFrame(Texture($"coco-run-{pose}"), new CCRect(0, 0, 96, 96)));
        return new CCAnimation(frames.ToList(), 0.08f);
    }

    private static CCSprite AddTo(CCNode world, string picture, float x, float y)
    {
        var sprite = new CCSprite(picture) { Position = new CCPoint(x, y) };
        world.AddChild(sprite);
        return sprite;
    }
}
