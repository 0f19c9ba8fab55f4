using Cocos2D;

namespace CocosDocs.Api;

public static class CCLayerMultiGradientExample
{
    #region example
    private static readonly CCColor4B[] _colors =
    {
        new(255, 205, 110, 255), new(240, 110, 80, 255), new(120, 60, 125, 255), new(22, 26, 74, 255),
    };

    public static CCLayerMultiGradient AddSunset(CCScene scene, CCSize size)
    {
        var sky = new CCLayerMultiGradient(_colors, new[] { 0, 0.35f, 0.65f, 1 }, size.Width, size.Height);
        scene.AddChild(sky, -1);
        return sky;
    }

    public static void Darken(CCLayerMultiGradient sky, float night) =>
        sky.SetGradient(_colors, new[] { 0, 0.35f - 0.25f * night, 0.65f - 0.35f * night, 1 });
    #endregion
}
