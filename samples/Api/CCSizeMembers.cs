using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCSizeMembersExample
{
    #region center
    public static void AddIcon(CCNode panel, CCSprite icon)
    {
        icon.Position = panel.ContentSize.Center;
        panel.AddChild(icon);
    }
    #endregion

    #region from-numbers
    public static CCNode MakeTouchArea(CCSprite button, float border)
    {
        CCSize size = button.ContentSize;
        return new CCNode(new CCSize(size.Width + 2 * border, size.Height + 2 * border));
    }
    #endregion

    #region width
    public static float ScaleToFit(CCNode picture, CCSize room)
    {
        CCSize size = picture.ContentSize;
        return Math.Min(room.Width / size.Width, room.Height / size.Height);
    }
    #endregion

    #region height
    public static void StandOn(CCNode crab, CCNode platform)
    {
        float top = platform.PositionY + platform.ContentSize.Height / 2;
        crab.PositionY = top + crab.ContentSize.Height / 2;
    }
    #endregion
}
