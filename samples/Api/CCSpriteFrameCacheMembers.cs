using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpriteFrameCacheMembersExample
{
    #region add-sprite-frames
    public static void LoadLevel(int level)
    {
        CCSpriteFrameCache cache = CCSpriteFrameCache.SharedSpriteFrameCache;
        cache.AddSpriteFramesWithFile("beach.plist");
        cache.AddSpriteFramesWithFile($"levels/{level}.plist");
    }
    #endregion

    #region sprite-frame-by-name
    public static List<CCSpriteFrame> FramesOf(string name, int count)
    {
        var frames = new List<CCSpriteFrame>();
        for (int i = 1; i <= count; i++)
        {
            frames.Add(CCSpriteFrameCache.SharedSpriteFrameCache.SpriteFrameByName($"{name}-{i}.png"));
        }

        return frames;
    }
    #endregion

    #region remove-sprite-frames-from-texture
    public static void Unload(CCTexture2D sheet)
    {
        CCSpriteFrameCache.SharedSpriteFrameCache.RemoveSpriteFramesFromTexture(sheet);
        CCTextureCache.SharedTextureCache.RemoveTexture(sheet);
    }
    #endregion

    #region remove-unused
    public static void FreeMemory()
    {
        CCSpriteFrameCache.SharedSpriteFrameCache.RemoveUnusedSpriteFrames();
        CCTextureCache.SharedTextureCache.RemoveUnusedTextures();
    }
    #endregion

    #region shared-sprite-frame-cache
    public static CCSprite MakeCrab(string season)
    {
        CCSpriteFrameCache frames = CCSpriteFrameCache.SharedSpriteFrameCache;
        CCSpriteFrame frame = frames.SpriteFrameByName($"crab-{season}.png");
        return new CCSprite(frame ?? frames.SpriteFrameByName("crab.png"));
    }
    #endregion
}
