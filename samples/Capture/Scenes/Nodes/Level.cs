using Cocos2D;

namespace CocosDocs.Capture.Scenes.Nodes;

/// <summary>The sky behind a level of 20 by 11 tiles.</summary>
public abstract class Level : CCScene
{
    protected Level()
    {
        AddChild(new CCSprite("images/sky") { Position = new CCPoint(320, 180) });
    }
}
