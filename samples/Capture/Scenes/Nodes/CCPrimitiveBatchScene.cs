using System;
using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>A raft rides on waves that are drawn again in every frame.</summary>
public class CCPrimitiveBatchScene : CCScene
{
    private float _time;

    public CCPrimitiveBatchScene()
    {
        AddChild(new CCSprite("images/sky") { Position = new CCPoint(320, 180) });
        var raft = new CCSprite("images/raft") { Scale = 1.4f };
        raft.AddChild(new CCSprite("crab") { Position = new CCPoint(48, 40), Scale = 0.6f });
        AddChild(raft);
        AddChild(new CCPrimitiveBatchExample.SeaNode { Height = Height });
        Schedule(dt =>
        {
            _time += dt;
            raft.Position = new CCPoint(320, Height(320) + 8);
            raft.Rotation = -CCMathHelper.ToDegrees(MathF.Atan2(Height(350) - Height(290), 60));
        });
    }

    private float Height(float x)
    {
        return 130 + 22 * MathF.Sin(x * 0.0196f - _time * 2 * MathF.PI / 3) + 7 * MathF.Sin(x * 0.05f + _time * 4 * MathF.PI / 3);
    }
}
