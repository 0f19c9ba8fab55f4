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

    public static void Looks(CCNode beach)
    {
        #region looks
        beach.AddChild(new CCSprite("crab") { Position = new CCPoint(70, 90) });
        beach.AddChild(new CCSprite("crab") { Position = new CCPoint(185, 90), Rotation = 35 });
        beach.AddChild(new CCSprite("crab") { Position = new CCPoint(310, 100), Scale = 1.4f });
        beach.AddChild(new CCSprite("crab") { Position = new CCPoint(440, 90), Color = new CCColor3B(90, 200, 255) });
        beach.AddChild(new CCSprite("crab") { Position = new CCPoint(560, 90), Opacity = 110, FlipY = true });
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
