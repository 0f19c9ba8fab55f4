using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCRectMembersExample
{
    #region from-edges
    public static CCSprite MakeGround(CCNode level)
    {
        var area = new CCRect(0, 0, level.ContentSize.Width, 48);
        var ground = new CCSprite(area.Size) { Position = area.Center };
        level.AddChild(ground);
        return ground;
    }
    #endregion

    #region contains-point
    public static bool IsOn(CCNode button, CCTouch touch)
    {
        CCPoint finger = button.Parent.ConvertToNodeSpace(touch.Location);
        return button.BoundingBox.ContainsPoint(finger);
    }
    #endregion

    #region intersects-rect
    public static void Collect(CCNode coco, CCNode coins)
    {
        for (int i = coins.ChildrenCount - 1; i >= 0; i--)
        {
            CCNode coin = coins.Children[i];
            if (coin.WorldBoundingBox.IntersectsRect(coco.WorldBoundingBox))
            {
                coin.RemoveFromParent();
            }
        }
    }
    #endregion

    #region fit-into
    public static void FitInto(CCNode picture, CCRect frame)
    {
        picture.Position = frame.Center;
        picture.Scale = Math.Min(
            frame.Size.Width / picture.ContentSize.Width,
            frame.Size.Height / picture.ContentSize.Height);
    }
    #endregion
}
