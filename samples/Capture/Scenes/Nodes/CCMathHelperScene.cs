using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>A shark turns toward a fish and follows it.</summary>
public class CCMathHelperScene : CCScene
{
    private float _time;

    public CCMathHelperScene()
    {
        AddChild(new CCSprite("lagoon") { AnchorPoint = CCPoint.Zero });
        var shark = new CCSprite("shark") { Position = new CCPoint(100, 130), Scale = 0.8f };
        var fish = new CCSprite("fish");
        AddChild(fish);
        AddChild(shark);
        Schedule(dt =>
        {
            _time += dt;
            float angle = _time * MathF.PI * 0.5f;
            fish.Position = new CCPoint(330 + 230 * MathF.Sin(angle), 200 - 105 * MathF.Sin(2 * angle));
            var way = new CCPoint(230 * MathF.Cos(angle), -210 * MathF.Cos(2 * angle));
            fish.Rotation = -CCMathHelper.ToDegrees(way.Angle);
            fish.FlipY = way.X < 0;
            CCPointExample.Chase(shark, fish, dt);
            shark.FlipY = MathF.Cos(CCMathHelper.ToRadians(shark.Rotation)) < 0;
        });
    }
}
