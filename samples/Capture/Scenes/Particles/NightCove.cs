using Cocos2D;

namespace CocosDocs.Capture.Scenes.Particles;

/// <summary>The cove at night, 640 by 360 points: a moon, palms on the left, and the wood of a fire on the sand.</summary>
public abstract class NightCove : CCScene
{
    protected static readonly CCPoint FirePlace = new(346, 48);

    protected NightCove()
    {
        AddChild(Layer);
        Layer.AddChild(new CCSprite("moonlit-cove") { AnchorPoint = CCPoint.Zero });
    }

    protected CCLayer Layer { get; } = new();

    protected CCSprite Add(string picture, float x, float y)
    {
        var sprite = new CCSprite(picture) { Position = new CCPoint(x, y) };
        Layer.AddChild(sprite);
        return sprite;
    }

    protected void AddLabel(string text, float x, float y)
    {
        Layer.AddChild(new CCLabelBMFont(text, "fonts/round-24.fnt") { Position = new CCPoint(x, y) }, 100);
    }
}
