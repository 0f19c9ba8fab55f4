using Cocos2D;

namespace CocosDocs.Api;

public static class CCColor4BExample
{
    #region example
    public static CCLayerColor AddShade(CCNode beach, float x, byte alpha)
    {
        var evening = new CCColor4B(12, 31, 58, alpha);
        var shade = new CCLayerColor(evening, 128, 360) { PositionX = x };
        beach.AddChild(shade);
        return shade;
    }
    #endregion
}
