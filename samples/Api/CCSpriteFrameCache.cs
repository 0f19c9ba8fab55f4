using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpriteFrameCacheExample
{
    public static CCSprite Load()
    {
        #region example
        var frames = CCSpriteFrameCache.SharedSpriteFrameCache;
        frames.AddSpriteFramesWithFile("beach.plist");

        var crab = new CCSprite(frames.SpriteFrameByName("crab.png"));
        #endregion
        return crab;
    }
}
