using Cocos2D;

namespace CocosDocs.Api;

public static class CCRectExample
{
    #region example
    public static bool IsCaught(CCSprite coconut, CCSprite basket)
    {
        return basket.BoundingBox.IntersectsRect(coconut.BoundingBox);
    }
    #endregion
}
