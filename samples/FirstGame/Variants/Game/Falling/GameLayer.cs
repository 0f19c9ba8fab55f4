using System;
using System.Collections.Generic;
using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace FirstGame;

public class GameLayer : CCLayer
{
    private const float CrabSpeed = 420;
    private const float FallSpeed = 220;
    private const float SecondsBetweenCoconuts = 1.2f;

    private readonly CCSprite _crab = new CCSprite("images/crab.png");
    private readonly List<CCSprite> _coconuts = new List<CCSprite>();
    private float _secondsToNext;

    public GameLayer()
    {
        AddChild(new CCSprite("images/beach.png") { Position = new CCPoint(480, 270) });

        _crab.Position = new CCPoint(480, 70);
        AddChild(_crab);

        TouchMode = CCTouchMode.OneByOne;
        TouchEnabled = true;
        ScheduleUpdate();
    }

    public static CCScene CreateScene()
    {
        var scene = new CCScene();
        scene.AddChild(new GameLayer());
        return scene;
    }

    public override void Update(float dt)
    {
        MoveCrab(dt);
        DropCoconuts(dt);
        MoveCoconuts(dt);
    }

    public override bool TouchBegan(CCTouch touch)
    {
        PlaceCrab(touch.Location.X);
        return true;
    }

    public override void TouchMoved(CCTouch touch)
    {
        PlaceCrab(touch.Location.X);
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

        _secondsToNext = SecondsBetweenCoconuts;
        var coconut = new CCSprite("images/coconut.png");
        coconut.Position = new CCPoint(CCRandom.GetRandomFloat(40, 920), 580);
        AddChild(coconut);
        _coconuts.Add(coconut);
    }

    private void MoveCoconuts(float dt)
    {
        foreach (CCSprite coconut in _coconuts)
        {
            coconut.PositionY -= FallSpeed * dt;
        }
    }
}
