using System;
using Cocos2D;
using Microsoft.Xna.Framework.Input;

namespace FirstGame;

public class GameLayer : CCLayer
{
    private const float CrabSpeed = 420;

    private readonly CCSprite _crab = new CCSprite("images/crab.png");

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
}
