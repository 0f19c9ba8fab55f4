using Cocos2D;

namespace CocosDocs.Api;

public static class CCColor3BExample
{
    #region example
    public static void Paint(CCSprite coconut, CCLayer layer)
    {
        coconut.Color = new CCColor3B(255, 220, 160);

        CCColor4B shade = CCColor3B.Black.AsColor4B(128);
        layer.AddChild(new CCLayerColor(shade));
    }
    #endregion
}
