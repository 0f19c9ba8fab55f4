using Cocos2D;

namespace CocosDocs.Api;

public static class CCBRotateToExample
{
    #region example
    public static void Turn(CCNode needle, float angle)
    {
        needle.RunAction(new CCBRotateTo(1, angle));
    }
    #endregion
}
