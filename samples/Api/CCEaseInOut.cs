using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseInOutExample
{
    #region example
    public static void SlideIn(CCNode panel, CCPoint place)
    {
        panel.RunAction(new CCEaseInOut(new CCMoveTo(1, place), 3));
    }
    #endregion
}
