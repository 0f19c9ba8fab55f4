using Cocos2D;

namespace CocosDocs.AddingContent;

public static class RawPictures
{
    public static CCSprite Load()
    {
        #region raw
        CCTexture2D.OptimizeForPremultipliedAlpha = false;

        var coconut = new CCSprite("images/coconut.png");
        #endregion

        return coconut;
    }
}
