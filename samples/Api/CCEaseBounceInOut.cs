using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseBounceInOutExample
{
    #region example
    public static void Tumble(CCNode ball, CCPoint place)
    {
        ball.RunAction(new CCEaseBounceInOut(new CCMoveTo(1, place)));
    }
    #endregion
}
