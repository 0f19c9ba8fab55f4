using Cocos2D;

namespace CocosDocs.Capture.Scenes;

/// <summary>The beach on which the examples of samples/Api are shown: 640 by 360 points, with sand up to 80.</summary>
public abstract class Beach : CCScene
{
    protected Beach()
    {
        AddChild(Layer);
        Layer.AddChild(new CCSprite("cove") { AnchorPoint = CCPoint.Zero });
    }

    protected CCLayer Layer { get; } = new();

    protected CCSprite Add(string picture, float x, float y)
    {
        var sprite = new CCSprite(picture) { Position = new CCPoint(x, y) };
        Layer.AddChild(sprite);
        return sprite;
    }
}
