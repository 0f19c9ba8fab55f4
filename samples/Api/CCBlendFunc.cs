using Cocos2D;

namespace CocosDocs.Api;

public static class CCBlendFuncExample
{
    #region example
    public static CCSprite AddGlow(CCNode night, CCPoint place, CCBlendFunc blending)
    {
        var glow = new CCSprite("puff")
        {
            Position = place,
            Scale = 2,
            Color = new CCColor3B(255, 130, 40),
            BlendFunc = blending
        };
        night.AddChild(glow);
        return glow;
    }
    #endregion
}
