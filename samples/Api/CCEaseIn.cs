using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseInExample
{
    #region example
    public static void DropOut(CCNode card, CCPoint outside)
    {
        card.RunAction(new CCEaseIn(new CCMoveTo(1, outside), 3));
    }
    #endregion
}
