using Cocos2D;

namespace CocosDocs.Api;

public static class CCTextureCacheExample
{
    public static void Load(CCNode layer)
    {
        #region example
        CCTexture2D texture = CCTextureCache.SharedTextureCache.AddImage("crab");
        if (texture != null)
        {
            layer.AddChild(new CCSprite(texture));
        }
        #endregion
    }
}
