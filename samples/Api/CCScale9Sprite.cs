using Cocos2D;

namespace CocosDocs.Api;

public static class CCScale9SpriteExample
{
    #region example
    public static CCScale9Sprite AddPanel(CCNode layer, CCSpriteFrame frame)
    {
        var panel = new CCScale9Sprite(frame, new CCRect(32, 32, 32, 32))
        {
            PreferredSize = new CCSize(96, 96)
        };
        layer.AddChild(panel);
        return panel;
    }

    public static void Resize(CCScale9Sprite panel, float width, float height)
    {
        panel.PreferredSize = new CCSize(width, height);
    }
    #endregion
}
