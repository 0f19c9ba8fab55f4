using Cocos2D;

namespace CocosDocs.Api;

public static class CCTexture2DExample
{
    #region example
    public static CCSprite MakeLarge(string picture, bool smooth)
    {
        CCTexture2D texture = CCTextureCache.SharedTextureCache.AddImage(picture);
        texture.IsAntialiased = smooth;
        return new CCSprite(texture) { Scale = 5 };
    }
    #endregion
}
