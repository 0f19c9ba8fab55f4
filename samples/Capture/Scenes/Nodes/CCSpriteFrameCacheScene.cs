using Cocos2D;
using CocosDocs.Api;

namespace CocosDocs.Capture.Scenes.Nodes;

public class CCSpriteFrameCacheScene : SheetBoard
{
    public CCSpriteFrameCacheScene()
    {
        CCSprite crab = CCSpriteFrameCacheExample.Load();
        Hop(crab, "crab.png", new CCPoint(360, 90), 0.2f);
        Hop(new CCSprite("coconut.png"), "coconut.png", new CCPoint(450, 84), 0.8f);
        Hop(new CCSprite("starfish.png"), "starfish.png", new CCPoint(520, 80), 1.4f);
        Hop(new CCSprite("crate.png"), "crate.png", new CCPoint(595, 90), 2);
    }

    private void Hop(CCSprite sprite, string name, CCPoint place, float delay)
    {
        CCSpriteFrame frame = CCSpriteFrameCache.SharedSpriteFrameCache.SpriteFrameByName(name);
        sprite.Position = OnScreen(frame.Rect).Center;
        Layer.AddChild(sprite);
        sprite.RunAction(new CCSequence(new CCDelayTime(delay), new CCJumpTo(0.7f, place, 40, 1)));
    }
}
