using System;
using Cocos2D;

namespace CocosDocs.Api;

public static class CCMathHelperMembersExample
{
    #region clamp-float
    public static void Scroll(CCNode level, CCNode player, float levelWidth, float screenWidth)
    {
        float x = screenWidth / 2 - player.PositionX;
        level.PositionX = CCMathHelper.Clamp(x, screenWidth - levelWidth, 0);
    }
    #endregion

    #region clamp-int
    public static int ChangeLives(int lives, int change)
    {
        const int most = 5;
        return CCMathHelper.Clamp(lives + change, 0, most);
    }
    #endregion

    #region to-degrees
    public static void Aim(CCNode cannon, CCPoint target)
    {
        CCPoint way = target - cannon.Position;
        cannon.Rotation = CCMathHelper.ToDegrees(MathF.Atan2(way.X, way.Y));
    }
    #endregion
}
