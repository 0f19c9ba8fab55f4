using System;
using System.Collections.Generic;
using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace FirstGame;

public class GameLayer : CCLayer
{
    private const float CrabSpeed = 420;
    private const int AllowedMisses = 3;

    private readonly CCSprite _crab = new CCSprite("images/crab.png");
    private readonly List<CCSprite> _coconuts = new List<CCSprite>();
    private readonly CCLabelBMFont _scoreLabel = CreateLabel("Score 0", 40, 500);
    private float _secondsToNext;
    private int _score;
    private int _misses;
    private float _secondsSinceEnd;

    public GameLayer()
    {
        AddChild(new CCSprite("images/beach.png") { Position = new CCPoint(480, 270) });

        _crab.Position = new CCPoint(480, 70);
        AddChild(_crab);

        _scoreLabel.AnchorPoint = new CCPoint(0, 0.5f);
        AddChild(_scoreLabel, 1);
        ShowScore();

        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
        ScheduleUpdate();
    }

    private bool IsOver => _misses >= AllowedMisses;

    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new GameLayer());
        return scene;
    }

    public override void Update(float dt)
    {
        if (IsOver)
        {
            WaitForRestart(dt);
            return;
        }

        MoveCrab(dt);
        DropCoconuts(dt);
        MoveCoconuts(dt);
    }

    public override bool TouchBegan(CCTouch touch)
    {
        if (IsOver)
        {
            Restart();
            return false;
        }

        PlaceCrab(touch.Location.X);
        return true;
    }

    public override void TouchMoved(CCTouch touch)
    {
        if (!IsOver)
        {
            PlaceCrab(touch.Location.X);
        }
    }

    private void MoveCrab(float dt)
    {
        KeyboardState keys = Keyboard.GetState();
        if (keys.IsKeyDown(Keys.Left) || keys.IsKeyDown(Keys.A))
        {
            PlaceCrab(_crab.PositionX - CrabSpeed * dt);
        }

        if (keys.IsKeyDown(Keys.Right) || keys.IsKeyDown(Keys.D))
        {
            PlaceCrab(_crab.PositionX + CrabSpeed * dt);
        }
    }

    private void PlaceCrab(float x)
    {
        _crab.PositionX = Math.Clamp(x, 72, 960 - 72);
    }

    private void DropCoconuts(float dt)
    {
        _secondsToNext -= dt;
        if (_secondsToNext > 0)
        {
            return;
        }

        _secondsToNext = Math.Max(0.5f, 1.2f - 0.03f * _score);
        bool isGolden = CCRandom.Float_0_1() < 0.1f;
        var coconut = new CCSprite(isGolden ? "images/coconut-golden.png" : "images/coconut.png");
        coconut.Position = new CCPoint(CCRandom.GetRandomFloat(40, 920), 580);
        coconut.Tag = isGolden ? 5 : 1;
        AddChild(coconut);
        _coconuts.Add(coconut);
    }

    private void MoveCoconuts(float dt)
    {
        float speed = Math.Min(600, 220 + 10 * _score);

        for (int i = _coconuts.Count - 1; i >= 0; i--)
        {
            CCSprite coconut = _coconuts[i];
            coconut.PositionY -= speed * dt;

            if (coconut.BoundingBox.IntersectsRect(_crab.BoundingBox))
            {
                Remove(i);
                _score += coconut.Tag;
                ShowScore();
                Sounds.PlayCatch();
            }
            else if (coconut.PositionY < -32)
            {
                Remove(i);
                Miss();
            }
        }
    }

    private void Remove(int index)
    {
        _coconuts[index].RemoveFromParent();
        _coconuts.RemoveAt(index);
    }

    private void Miss()
    {
        _misses++;
        ShowScore();

        if (_misses == AllowedMisses)
        {
            AddChild(CreateLabel("Game over", 480, 330));
            AddChild(CreateLabel("Space or tap to play again", 480, 270));
        }
    }

    private void WaitForRestart(float dt)
    {
        _secondsSinceEnd += dt;

        if (Keyboard.GetState().IsKeyDown(Keys.Space))
        {
            Restart();
        }
    }

    private void Restart()
    {
        if (_secondsSinceEnd > 0.5f)
        {
            CCDirector.SharedDirector.ReplaceScene(CreateScene());
        }
    }

    private void ShowScore()
    {
        _scoreLabel.Text = $"Score {_score}   Missed {_misses} of {AllowedMisses}";
    }

    private static CCLabelBMFont CreateLabel(string text, float x, float y)
    {
        return new CCLabelBMFont(text, "fonts/round-40.fnt") { Position = new CCPoint(x, y) };
    }
}
