using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseBackInExample
{
    #region example
    public static void LeaveScreen(CCNode card, CCPoint outside)
    {
        card.RunAction(new CCEaseBackIn(new CCMoveTo(1, outside)));
    }
    #endregion
}
