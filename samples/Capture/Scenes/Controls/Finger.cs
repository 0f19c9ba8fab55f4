using System;
using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Capture.Scenes;

/// <summary>Shows every touch as a fingertip, and can pass touches on. It doesn't swallow any.</summary>
public class Finger : CCNode
{
    private readonly Dictionary<int, CCSprite> _tips = new();

    public Finger()
    {
        TouchPriority = -1000;
        TouchEnabled = true;
    }

    public Action<CCPoint> Began { get; init; }

    public Action<CCPoint> Moved { get; init; }

    public Action<CCPoint> Ended { get; init; }

    // Receives a touch first, without claiming it; all delegates of multiple touches receive moves and ends.
    public override void RegisterWithTouchDispatcher()
    {
        CCTouchDispatcher dispatcher = CCDirector.SharedDirector.TouchDispatcher;
        dispatcher.AddTargetedDelegate(this, TouchPriority, false);
        dispatcher.AddStandardDelegate(this, TouchPriority);
    }

    public override bool TouchBegan(CCTouch touch)
    {
        var tip = new CCSprite("finger") { Position = touch.Location, Scale = 1.3f, Opacity = 0 };
        tip.RunAction(new CCScaleTo(0.1f, 0.85f));
        tip.RunAction(new CCFadeTo(0.08f, 255));
        _tips[touch.Id] = tip;
        AddChild(tip);
        Began?.Invoke(touch.Location);
        return false;
    }

    public override void TouchesMoved(List<CCTouch> touches)
    {
        foreach (CCTouch touch in touches)
        {
            _tips[touch.Id].Position = touch.Location;
            Moved?.Invoke(touch.Location);
        }
    }

    public override void TouchesEnded(List<CCTouch> touches)
    {
        foreach (CCTouch touch in touches)
        {
            _tips.Remove(touch.Id, out CCSprite tip);
            tip.StopAllActions();
            tip.Opacity = 255;
            tip.RunAction(new CCScaleTo(0.15f, 1.2f));
            tip.RunAction(new CCSequence(new CCFadeOut(0.15f), new CCRemoveSelf()));
            Ended?.Invoke(touch.Location);
        }
    }
}
