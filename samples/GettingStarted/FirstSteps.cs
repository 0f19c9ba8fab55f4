using System;
using System.Collections.Generic;
using Cocos2D;
using CocosDenshion;
using Microsoft.Xna.Framework.Input;

namespace CocosDocs.GettingStarted;

public class DrawingLayer : CCLayer
{
    #region draw
    public DrawingLayer()
    {
        var drawing = new CCDrawNode();
        drawing.DrawRect(new CCRect(40, 40, 240, 120), new CCColor4B(0, 128, 128, 255));
        drawing.DrawCircle(new CCPoint(160, 260), 60, new CCColor4B(230, 62, 1, 255));
        AddChild(drawing);
    }
    #endregion
}

public class MovingLayer : CCLayer
{
    #region move
    public MovingLayer()
    {
        var boat = new CCSprite("boat") { Position = new CCPoint(100, 200) };
        AddChild(boat);

        var sail = new CCEaseSineInOut(new CCMoveBy(2, new CCPoint(300, 0)));
        boat.RunAction(new CCRepeatForever(new CCSequence(
            sail,
            new CCDelayTime(0.5f),
            sail.Reverse())));
    }
    #endregion
}

public class KeysLayer : CCLayer
{
    private readonly CCSprite _player = new CCSprite("player");

    #region keys
    private const float PointsPerSecond = 240;

    public KeysLayer()
    {
        _player.Position = CCDirector.SharedDirector.WinSize.Center;
        AddChild(_player);
        ScheduleUpdate();
    }

    public override void Update(float dt)
    {
        base.Update(dt);

        var keys = Keyboard.GetState();
        if (keys.IsKeyDown(Keys.Left))
        {
            _player.PositionX -= PointsPerSecond * dt;
        }

        if (keys.IsKeyDown(Keys.Right))
        {
            _player.PositionX += PointsPerSecond * dt;
        }
    }
    #endregion
}

public class SoundLayer : CCLayer
{
    #region sound
    public SoundLayer()
    {
        CCSimpleAudioEngine.SharedEngine.PreloadEffect("sounds/splash");
        TouchEnabled = true;
    }

    public override void TouchesBegan(List<CCTouch> touches)
    {
        CCSimpleAudioEngine.SharedEngine.PlayEffect("sounds/splash");
    }
    #endregion
}

public static class Menus
{
    #region menu
    public static CCMenu CreateMenu(Action startGame)
    {
        var start = new CCMenuItemLabel(
            new CCLabelTTF("Start", "MarkerFelt", 22),
            _ => startGame());

        return new CCMenu(start);
    }
    #endregion
}
