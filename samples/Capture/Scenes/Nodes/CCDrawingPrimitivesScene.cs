using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>A coconut aims: dots show the path that it would fly.</summary>
public class CCDrawingPrimitivesScene : Shore
{
    private float _time;

    public CCDrawingPrimitivesScene()
    {
        CCSprite coconut = Add("coconut", 110, 100);
        var aim = new CCDrawingPrimitivesExample.AimNode { Position = coconut.Position };
        Layer.AddChild(aim);
        Layer.Schedule(dt =>
        {
            _time += dt;
            float angle = 0.95f - 0.35f * MathF.Cos(_time * MathF.PI);
            aim.Speed = new CCPoint(MathF.Cos(angle), MathF.Sin(angle)) * 380;
            coconut.Rotation = 40 - angle * 57;
        });
    }
}
