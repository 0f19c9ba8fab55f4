using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseOutExample
{
    #region example
    public static void GlideIn(CCNode card, CCPoint place)
    {
        card.RunAction(new CCEaseOut(new CCMoveTo(1, place), 3));
    }
    #endregion
}
