using Cocos2D;

namespace CocosDocs.Api;

public static class CCLayerColorMembersExample
{
    #region from-size
    public static CCLayerColor AddPanel(CCScene scene)
    {
        CCSize screen = scene.ContentSize;
        var panel = new CCLayerColor(new CCColor4B(20, 40, 70, 220), screen.Width, 64);
        panel.PositionY = screen.Height - 64;
        scene.AddChild(panel, 50);
        return panel;
    }
    #endregion

    #region change-width
    public static void ShowProgress(CCLayerColor bar, float share)
    {
        bar.ChangeWidth(300 * CCMathHelper.Clamp(share, 0, 1));
    }
    #endregion
}
