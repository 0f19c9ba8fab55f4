using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCMotionStreakScene : NightBeach
{
    private float _time;

    public CCMotionStreakScene()
    {
        var comet = new CCSprite("coconut") { Position = Place(0) };
        Layer.AddChild(comet, 2);
        CCMotionStreakExample.AddTail(comet);
        Layer.Schedule(dt =>
        {
            _time += dt;
            comet.Position = Place(_time);
            comet.Rotation = 240 * _time;
        });
    }

    private static CCPoint Place(float time)
    {
        float angle = time * MathF.PI * 2 / 1.5f;
        return new CCPoint(320 + 220 * MathF.Sin(angle), 210 + 90 * MathF.Sin(2 * angle));
    }
}
