using Cocos2D;

namespace CocosDocs.Api;

public static class CCSpriteFrameExample
{
    #region example
    public static CCSprite CutOut(CCTexture2D sheet, CCRect part)
    {
        var frame = new CCSpriteFrame(sheet, part);
        return new CCSprite(frame);
    }
    #endregion
}
