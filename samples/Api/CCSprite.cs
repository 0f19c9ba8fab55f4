using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpriteExample
{
    public static void Create(CCNode layer)
    {
        #region example
        var crab = new CCSprite("crab") { Position = new CCPoint(160, 90), FlipX = true };
        layer.AddChild(crab);
        crab.RunAction(new CCFadeIn(0.5f));
        #endregion
    }

    public static void Frames(CCNode layer)
    {
        #region frames
        CCSpriteFrameCache.SharedSpriteFrameCache.AddSpriteFramesWithFile("beach.plist");

        var coconut = new CCSprite("coconut.png");
        layer.AddChild(coconut);

        coconut.SpriteFrame = CCSpriteFrameCache.SharedSpriteFrameCache
            .SpriteFrameByName("coconut-open.png");
        #endregion
    }
}
