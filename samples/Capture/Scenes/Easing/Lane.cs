using System;
using Cocos2D;

namespace CocosDocs.Capture.Scenes;

/// <summary>
/// A coconut moves along a boardwalk at constant speed. Below it, a crab moves the same distance in the same second with an
/// easing. Then both return. Each leaves a mark every tenth of a second.
/// </summary>
public abstract class Lane : Beach
{
    private const float Duration = 1;
    private const float Left = 160;
    private const float Right = 480;
    private const float UpperWalk = 216;
    private const float LowerWalk = 68;

    private readonly CCDrawNode _marks = new();
    private readonly CCSprite[] _flags;
    private readonly CCSprite _coconut;
    private readonly CCSprite _crab;
    private readonly Action<CCNode, CCPoint> _ease;

    protected Lane(string name, Action<CCNode, CCPoint> ease)
    {
        _ease = ease;
        AddBoardwalk(UpperWalk, "no easing");
        AddBoardwalk(LowerWalk, name);
        Layer.AddChild(_marks);
        _flags = new[] { AddFlag(UpperWalk), AddFlag(LowerWalk) };

        _coconut = Add("coconut", Left, UpperWalk + 25);
        _coconut.Scale = 0.8f;
        _coconut.Opacity = 150;
        _crab = Add("crab", Left, LowerWalk + 29);
        _crab.Scale = 0.95f;

        MoveFlags(Right);
        Layer.ScheduleOnce(_ => Go(Right), 0.3f);
        Layer.ScheduleOnce(_ => Go(Left), 1.9f);
    }

    private void MoveFlags(float x)
    {
        foreach (CCSprite flag in _flags)
        {
            flag.PositionX = x;
        }
    }

    private void Go(float x)
    {
        MoveFlags(x);
        _marks.Clear();
        Layer.Schedule(_ => Mark(), Duration / 10, 10, 0.03f);
        _coconut.RunAction(new CCMoveTo(Duration, new CCPoint(x, _coconut.PositionY)));
        _ease(_crab, new CCPoint(x, _crab.PositionY));
    }

    private void Mark()
    {
        var white = new CCColor4B(255, 246, 228, 255);
        _marks.DrawCircle(new CCPoint(_coconut.PositionX, UpperWalk - 9), 4.5f, white);
        _marks.DrawCircle(new CCPoint(_crab.PositionX, LowerWalk - 9), 4.5f, white);
    }

    private void AddBoardwalk(float y, string name)
    {
        Add("jetty", 320, y - 26);
        var label = new CCLabelBMFont(name, "fonts/round-24.fnt") { Position = new CCPoint(320, y + 86) };
        Layer.AddChild(label);
    }

    private CCSprite AddFlag(float y)
    {
        CCSprite flag = Add("flag", 0, y - 4);
        flag.AnchorPoint = new CCPoint(0.31f, 0);
        return flag;
    }
}
