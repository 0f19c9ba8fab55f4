using Cocos2D;

namespace CocosDocs.Api;

public static class CCLayerGradientMembersExample
{
    #region from-colors
    public static void AddSky(CCScene scene)
    {
        var sky = new CCLayerGradient(new CCColor4B(60, 130, 210, 255), new CCColor4B(190, 225, 245, 255));
        scene.AddChild(sky, -10);
    }
    #endregion

    #region vector
    public static void AddShadow(CCNode beach)
    {
        var shadow = new CCLayerGradient(new CCColor4B(0, 0, 0, 120), new CCColor4B(0, 0, 0, 0))
        {
            ContentSize = new CCSize(200, 360),
            Vector = new CCPoint(1, 0)
        };
        beach.AddChild(shadow);
    }
    #endregion
}
