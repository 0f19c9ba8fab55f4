using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseBounceInExample
{
    #region example
    public static void BounceAway(CCNode ball, CCPoint outside)
    {
        ball.RunAction(new CCEaseBounceIn(new CCMoveTo(1, outside)));
    }
    #endregion
}
