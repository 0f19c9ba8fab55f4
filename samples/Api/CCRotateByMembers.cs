using Cocos2D;

namespace CocosDocs.Api;

public static class CCRotateByMembersExample
{
    #region spin-wheel
    public static void SpinWheel(CCNode wheel, int field, int fieldCount)
    {
        const int fullTurns = 3;
        float degrees = 360 * (fullTurns + (float)field / fieldCount);

        wheel.RunAction(new CCEaseOut(new CCRotateBy(4, degrees), 3));
    }
    #endregion
}
