using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>Night becomes day over the sea, and then night again.</summary>
public class CCLayerGradientScene : CCScene
{
    private float _time;

    public CCLayerGradientScene()
    {
        CCLayerGradient sky = CCLayerGradientExample.AddSky(this);
        var hills = new CCSprite("images/hills-far") { AnchorPoint = CCPoint.Zero };
        AddChild(hills);
        sky.Schedule(dt =>
        {
            _time += dt;
            float share = 0.5f - 0.5f * MathF.Cos(_time * MathF.PI / 1.5f);
            CCLayerGradientExample.Dawn(sky, share);
            hills.Color = CCColor4B.Lerp(new CCColor4B(70, 90, 130, 255), new CCColor4B(255, 255, 255, 255), share);
        });
    }
}
