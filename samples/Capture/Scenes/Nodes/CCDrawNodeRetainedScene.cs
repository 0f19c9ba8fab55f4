using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>
/// A firefly lights lanterns twice: on the left, only lanterns that change are drawn again, on the right, all of them in
/// each frame.
/// </summary>
public class CCDrawNodeRetainedScene : Shore
{
    private const float Reach = 44;
    private const int Count = CCDrawNodeRetainedExample.Columns * CCDrawNodeRetainedExample.Rows;

    private static readonly CCPoint Corner = new(22, 78);
    private static readonly CCColor4F Dark = new(0.16f, 0.36f, 0.5f, 1);
    private static readonly CCColor4F Lit = new(1, 0.78f, 0.32f, 1);
    private static readonly CCColor4F Glow = new(1, 0.96f, 0.86f, 1);

    private readonly CCDrawNodeRetainedExample _retained = new() { Position = Corner };
    private readonly CCDrawNode _redrawn = new() { Position = Corner + new CCPoint(330, 0) };
    private readonly CCDrawNode _firefly = new();
    private readonly bool[] _wasNear = new bool[Count];
    private readonly CCLabelBMFont _changed;
    private readonly CCLabelBMFont _drawn;
    private float _time;

    public CCDrawNodeRetainedScene()
    {
        AddBoard(10);
        AddBoard(340);
        Layer.AddChild(_retained);
        Layer.AddChild(_redrawn);
        _retained.AddLanterns();
        _retained.AddChild(_firefly);
        _firefly.DrawDot(CCPoint.Zero, 7, Glow);

        AddTitle("CCDrawNodeRetained", 155);
        AddTitle("CCDrawNode", 485);
        _changed = AddCount(155);
        _drawn = AddCount(485);
        Layer.Schedule(dt => Fly(_time += dt));
        Fly(0);
    }

    private void Fly(float time)
    {
        // Four seconds around a horizontal figure eight.
        float angle = time * MathF.PI / 2;
        var fly = new CCPoint(133 + 100 * MathF.Sin(angle), 91 + 62 * MathF.Sin(2 * angle));
        _firefly.Position = fly;
        ChangeSome(fly);
        DrawAll(fly);
    }

    private void ChangeSome(CCPoint fly)
    {
        int changed = 0;
        for (int i = 0; i < Count; i++)
        {
            bool isNear = CCPoint.Distance(HomeOf(i), fly) < Reach;
            if (isNear)
            {
                _retained.Light(i);
                _retained.Move(i, PlaceOf(i, fly));
            }
            else if (_wasNear[i])
            {
                _retained.Darken(i);
                _retained.Move(i, HomeOf(i));
            }

            changed += isNear || _wasNear[i] ? 1 : 0;
            _wasNear[i] = isNear;
        }

        _changed.Text = $"Changed: {changed} of {Count}";
    }

    private void DrawAll(CCPoint fly)
    {
        _redrawn.Clear();
        for (int i = 0; i < Count; i++)
        {
            bool isNear = CCPoint.Distance(HomeOf(i), fly) < Reach;
            _redrawn.DrawDot(isNear ? PlaceOf(i, fly) : HomeOf(i), 4, isNear ? Lit : Dark);
        }

        _redrawn.DrawDot(fly, 7, Glow);
        _drawn.Text = $"Drawn: {Count} of {Count}";
    }

    private static CCPoint HomeOf(int number)
    {
        const float gap = CCDrawNodeRetainedExample.Gap;
        return new CCPoint(number % CCDrawNodeRetainedExample.Columns * gap, number / CCDrawNodeRetainedExample.Columns * gap);
    }

    /// <summary>Moves the lanterns out of the firefly's way.</summary>
    private static CCPoint PlaceOf(int number, CCPoint fly)
    {
        CCPoint away = HomeOf(number) - fly;
        float distance = MathF.Max(CCPoint.Distance(HomeOf(number), fly), 1);
        return HomeOf(number) + away * (0.28f * (Reach - distance) / distance);
    }

    private void AddBoard(float x)
    {
        var board = new CCDrawNode();
        board.DrawRect(new CCRect(x, 52, 290, 234), new CCColor4B(12, 40, 62, 255));
        Layer.AddChild(board);
    }

    private void AddTitle(string text, float x)
    {
        Layer.AddChild(new CCLabelBMFont(text, "fonts/round-24.fnt") { Position = new CCPoint(x, 316) });
    }

    private CCLabelBMFont AddCount(float x)
    {
        var label = new CCLabelBMFont("", "fonts/round-24.fnt") { Position = new CCPoint(x, 28) };
        Layer.AddChild(label);
        return label;
    }
}
