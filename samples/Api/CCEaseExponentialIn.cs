using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseExponentialInExample
{
    #region example
    public static void DashOff(CCNode fish, CCPoint outside)
    {
        fish.RunAction(new CCEaseExponentialIn(new CCMoveTo(1, outside)));
    }
    #endregion
}
