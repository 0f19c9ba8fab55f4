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

    #region shapes
    public static CCDrawNode DrawBoat()
    {
        var boat = new CCDrawNode();
        CCPoint[] hull = { new(-90, 20), new(90, 20), new(60, -25), new(-60, -25) };
        boat.DrawPolygon(hull, hull.Length, new CCColor4F(0.6f, 0.35f, 0.2f, 1), 3, new CCColor4F(0.3f, 0.15f, 0.08f, 1));
        boat.DrawSegment(new CCPoint(0, 20), new CCPoint(0, 170), 5, new CCColor4F(0.3f, 0.15f, 0.08f, 1));
        boat.DrawTriangle(new CCPoint(8, 40), new CCPoint(86, 40), new CCPoint(8, 165), new CCColor4F(1, 0.96f, 0.9f, 1));
        var flag = new CCRect(-52, 140, 48, 28);
        boat.DrawRect(flag, new CCColor4B(230, 62, 1, 255));
        boat.DrawRectOutline(flag, 3, new CCColor4F(0.55f, 0.15f, 0, 1));
        boat.DrawCircle(new CCPoint(-28, 154), 9, new CCColor4B(255, 246, 228, 255));
        boat.DrawFilledCircle(new CCPoint(-40, -2), 10, new CCColor4F(0.97f, 0.74f, 0.2f, 1));
        boat.DrawFilledCircle(new CCPoint(40, -2), 10, new CCColor4F(0.97f, 0.74f, 0.2f, 1));
        return boat;
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
