using Cocos2D;

namespace CocosDocs.Api;

public class CCDrawNodeExample : CCLayer
{
    #region example
    public void AddHealthBar(float share)
    {
        var bar = new CCDrawNode { Position = new CCPoint(20, 20) };
        bar.DrawRect(new CCRect(0, 0, 200, 16), new CCColor4B(60, 60, 60, 255));
        bar.DrawRect(new CCRect(0, 0, 200 * share, 16), new CCColor4B(90, 200, 90, 255));
        AddChild(bar);
    }
    #endregion

    #region translucent
    public void AddShade(CCSize size)
    {
        var shade = new CCDrawNode { BlendFunc = CCBlendFunc.NonPremultiplied };
        shade.DrawRect(size.AsRect, new CCColor4B(0, 0, 0, 128));
        AddChild(shade);
    }
    #endregion
}
