using Cocos2D;

namespace CocosDocs.Api;

public static class CCRepeatForeverMembersExample
{
    private const int SpinTag = 7;

    #region spin
    public static void StartPropeller(CCNode propeller)
    {
        propeller.StopAction(SpinTag);
        propeller.RunAction(new CCRepeatForever(new CCRotateBy(0.5f, 360)) { Tag = SpinTag });
    }

    public static void StopPropeller(CCNode propeller)
    {
        propeller.StopAction(SpinTag);
    }
    #endregion
}
