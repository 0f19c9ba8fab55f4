using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>The colors of a sunset sink behind the hills, and come back.</summary>
public class CCLayerMultiGradientScene : CCScene
{
    private float _time;

    public CCLayerMultiGradientScene()
    {
        CCLayerMultiGradient sky = CCLayerMultiGradientExample.AddSunset(this, new CCSize(640, 360));
        var hills = new CCSprite("images/hills-far") { AnchorPoint = CCPoint.Zero };
        AddChild(hills);
        hills.Schedule(dt =>
        {
            _time += dt;
            float night = 0.5f - 0.5f * MathF.Cos(_time * MathF.PI / 1.5f);
            CCLayerMultiGradientExample.Darken(sky, night);
            hills.Color = CCColor4B.Lerp(new CCColor4B(230, 190, 190, 255), new CCColor4B(90, 84, 130, 255), night);
        });
    }
}
