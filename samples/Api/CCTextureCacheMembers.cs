using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCTextureCacheMembersExample
{
    #region add-image
    public static void Preload(params string[] pictures)
    {
        foreach (string picture in pictures)
        {
            if (CCTextureCache.SharedTextureCache.AddImage(picture) == null)
            {
                Console.Error.WriteLine($"Picture not found: {picture}");
            }
        }
    }
    #endregion

    #region add-image-async
    public static void ShowWhenLoaded(CCNode album, string picture)
    {
        CCTextureCache.SharedTextureCache.AddImageAsync(picture, texture =>
        {
            if (texture != null && album.IsRunning)
            {
                album.AddChild(new CCSprite(texture));
            }
        });
    }
    #endregion

    #region remove-texture-for-key
    public static void ReplaceBackground(CCSprite background, string old, string next)
    {
        CCTexture2D texture = CCTextureCache.SharedTextureCache.AddImage(next);
        if (texture != null)
        {
            background.SpriteFrame = new CCSpriteFrame(texture, new CCRect(texture.ContentSize));
            CCTextureCache.SharedTextureCache.RemoveTextureForKey(old);
        }
    }
    #endregion

    #region texture-for-key
    public static bool IsLoaded(string picture)
    {
        CCTexture2D texture = CCTextureCache.SharedTextureCache.TextureForKey(picture);
        return texture != null && texture.IsTextureDefined;
    }
    #endregion

    public class LevelScene : CCScene
    {
        #region remove-unused
        public override void OnEnterTransitionDidFinish()
        {
            base.OnEnterTransitionDidFinish();
            ScheduleOnce(_ => CCTextureCache.SharedTextureCache.RemoveUnusedTextures(), 0);
        }
        #endregion
    }

    public class LoadingScene : CCScene
    {
        private readonly CCSprite _bar = new("bar");

        #region shared-texture-cache
        private static readonly string[] Pictures = ["beach", "crab", "coconut", "palm"];
        private int _loaded;

        public override void Update(float dt)
        {
            if (_loaded < Pictures.Length)
            {
                CCTextureCache.SharedTextureCache.AddImage(Pictures[_loaded]);
                _loaded++;
                _bar.ScaleX = (float) _loaded / Pictures.Length;
            }
        }
        #endregion
    }
}
