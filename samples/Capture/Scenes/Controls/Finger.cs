using System;
using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Capture.Scenes;

/// <summary>Shows every touch by a fingertip, and can pass touches on. It takes none away from others.</summary>
public class Finger : CCNode
{
    private readonly Dictionary<int, CCSprite> _tips = new();

    public Finger()
    {
        TouchMode = CCTouchMode.AllAtOnce;
        TouchPriority = -1000;
        TouchEnabled = true;
    }

    public Action<CCPoint> Began { get; init; }

    public Action<CCPoint> Moved { get; init; }

    public Action<CCPoint> Ended { get; init; }

    public override void TouchesBegan(List<CCTouch> touches)
    {
        foreach (CCTouch touch in touches)
        {
            var tip = new CCSprite("finger") { Position = touch.Location, Scale = 1.3f, Opacity = 0 };
            tip.RunAction(new CCScaleTo(0.1f, 0.85f));
            tip.RunAction(new CCFadeTo(0.08f, 255));
            _tips[touch.Id] = tip;
            AddChild(tip);
            Began?.Invoke(touch.Location);
        }
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
            if (_tips.Remove(touch.Id, out CCSprite tip))
            {
                tip.StopAllActions();
                tip.Opacity = 255;
                tip.RunAction(new CCScaleTo(0.15f, 1.2f));
                tip.RunAction(new CCSequence(new CCFadeOut(0.15f), new CCRemoveSelf()));
            }

            Ended?.Invoke(touch.Location);
        }
    }
}
