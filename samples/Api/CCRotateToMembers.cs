using Cocos2D;

namespace CocosDocs.Api;

public static class CCRotateToMembersExample
{
    #region aim
    public static void Aim(CCNode cannon, CCPoint target)
    {
        CCPoint way = target - cannon.Position;
        float degrees = -CCMathHelper.ToDegrees(way.Angle);

        cannon.RunAction(new CCRotateTo(0.2f, (degrees + 360) % 360));
    }
    #endregion
}
