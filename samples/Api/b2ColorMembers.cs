using Box2D.Common;
using Box2D.Dynamics;
using Cocos2D;

namespace CocosDocs.Api;

public static class b2ColorMembersExample
{
    #region velocity
    public static void DrawVelocity(b2Draw pen, b2Body body)
    {
        var blue = new b2Color(0.2f, 0.5f, 1f);
        pen.DrawSegment(body.Position, body.Position + body.LinearVelocity * 0.2f, blue);
    }
    #endregion

    #region fill
    public static CCColor4F ToFill(b2Color color, float opacity)
    {
        return new CCColor4F(color.r * opacity, color.g * opacity, color.b * opacity, opacity);
    }
    #endregion

    #region darker
    public static b2Color Darker(b2Color color)
    {
        return new b2Color(color.r * 0.5f, color.g * 0.5f, color.b * 0.5f);
    }
    #endregion

    #region tint
    public static void Tint(CCSprite marker, b2Color color)
    {
        marker.Color = new CCColor3B(
            (byte) (255 * color.r),
            (byte) (255 * color.g),
            (byte) (255 * color.b));
    }
    #endregion
}
