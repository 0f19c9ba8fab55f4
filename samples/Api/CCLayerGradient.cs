using Cocos2D;

namespace CocosDocs.Api;

public static class CCLayerGradientExample
{
    #region example
    public static CCLayerGradient AddSky(CCScene scene)
    {
        var sky = new CCLayerGradient(new CCColor4B(12, 31, 58, 255), new CCColor4B(41, 82, 123, 255));
        scene.AddChild(sky, -1);
        return sky;
    }

    public static void Dawn(CCLayerGradient sky, float share)
    {
        sky.StartColor = CCColor4B.Lerp(new CCColor4B(12, 31, 58, 255), new CCColor4B(70, 150, 190, 255), share);
        sky.EndColor = CCColor4B.Lerp(new CCColor4B(41, 82, 123, 255), new CCColor4B(253, 203, 140, 255), share);
    }
    #endregion
}
