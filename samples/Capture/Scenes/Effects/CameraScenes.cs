using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes;

public class CCCameraScene : Beach
{
    private float _time;

    public CCCameraScene()
    {
        CCSprite panel = Add("panel", 320, 200);
        panel.Scale = 1.25f;
        Layer.Schedule(dt =>
        {
            _time += dt;
            float turn = Math.Clamp((_time - 0.2f) / 2.2f, 0, 1);
            CCCameraExample.TiltCard(panel, 60 * MathF.Sin(turn * 2 * MathF.PI));
        });
    }
}
