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

    #region tint
    public static void Dress(CCSprite[] gulls)
    {
        gulls[0].Color = CCColor3B.White;
        gulls[1].Color = new CCColor3B(255, 190, 0);
        gulls[2].Color = new CCColor3B(255, 120, 255);
        gulls[3].Color = new CCColor3B(130, 130, 130);
        gulls[4].Color = CCColor3B.Black;
    }
    #endregion
}
