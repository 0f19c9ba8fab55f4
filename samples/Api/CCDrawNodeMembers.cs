using System;
using System.Collections.Generic;
using Cocos2D;

namespace CocosDocs.Api;

public class CCDrawNodeMembersExample : CCLayer
{
    private readonly CCDrawNode _aim = new();

    #region aim-line
    public void Aim(CCPoint from, CCPoint to)
    {
        _aim.Clear();
        _aim.DrawSegment(from, to, 1, CCColor4F.White);
        _aim.DrawDot(to, 6, CCColor4F.Red);
    }
    #endregion

    #region path
    public static CCDrawNode DrawPath(IReadOnlyList<CCPoint> points)
    {
        var path = new CCDrawNode();
        for (int i = 1; i < points.Count; i++)
        {
            path.DrawSegment(points[i - 1], points[i], 1.5f, CCColor4F.Yellow);
        }

        return path;
    }
    #endregion

    #region view-cone
    public static CCDrawNode ViewCone(float length, float halfWidth)
    {
        var cone = new CCDrawNode { BlendFunc = CCBlendFunc.NonPremultiplied };
        CCPoint[] corners = [CCPoint.Zero, new(length, halfWidth), new(length, -halfWidth)];
        cone.DrawPolygon(corners, corners.Length, new CCColor4F(1, 1, 0, 0.3f), 0, CCColor4F.Transparent);
        return cone;
    }
    #endregion

    #region countdown
    public static void ShowTimeLeft(CCDrawNode clock, float fractionLeft)
    {
        const float top = -MathF.PI / 2;
        clock.Clear();
        clock.DrawSolidArc(CCPoint.Zero, 24, top, MathF.Tau * fractionLeft, new CCColor4B(255, 200, 60, 255));
    }
    #endregion

    #region target
    public static CCDrawNode MakeTarget()
    {
        var target = new CCDrawNode();
        for (int ring = 0; ring < 4; ring++)
        {
            CCColor4B color = ring % 2 == 0 ? CCColor4B.Red : CCColor4B.White;
            target.DrawCircle(CCPoint.Zero, 80 - 20 * ring, color);
        }

        return target;
    }
    #endregion

    #region health-bar
    public static CCDrawNode AddHealthBar(CCNode crab, float fractionLeft)
    {
        var bar = new CCDrawNode { PositionY = crab.ContentSize.Height + 10 };
        bar.DrawSegment(CCPoint.Zero, new CCPoint(60, 0), 4, CCColor4F.Black);
        bar.DrawSegment(CCPoint.Zero, new CCPoint(60 * fractionLeft, 0), 3, CCColor4F.Green);
        crab.AddChild(bar);
        return bar;
    }
    #endregion
}
