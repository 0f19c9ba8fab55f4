using Cocos2D;

namespace CocosDocs.Api;

public static class CCRotateToExample
{
    #region example
    public static void PointTo(CCNode needle, float bearing)
    {
        needle.RunAction(new CCEaseBackOut(new CCRotateTo(0.6f, bearing)));
    }
    #endregion
}
