using Cocos2D;

namespace CocosDocs.Api;

public static class CCColor4BMembersExample
{
    #region from-bytes
    public static CCLayerColor AddCurtain(CCScene scene)
    {
        var curtain = new CCLayerColor(new CCColor4B(0, 0, 0, 150));
        scene.AddChild(curtain, 100);
        return curtain;
    }
    #endregion

    #region lerp
    public static void ShowTemperature(CCLayerGradient sky, float share)
    {
        var cold = new CCColor4B(40, 80, 130, 255);
        var warm = new CCColor4B(250, 170, 90, 255);
        sky.EndColor = CCColor4B.Lerp(cold, warm, CCMathHelper.Clamp(share, 0, 1));
    }
    #endregion
}
