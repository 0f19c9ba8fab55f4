using Cocos2D;

namespace CocosDocs.Capture.Scenes;

/// <summary>The beach at night, with a fire on the sand, for effects that glow.</summary>
public abstract class NightBeach : CCScene
{
    protected NightBeach()
    {
        AddChild(Layer);
        Layer.AddChild(new CCSprite("night-cove") { AnchorPoint = CCPoint.Zero });
    }

    protected CCLayer Layer { get; } = new();
}
