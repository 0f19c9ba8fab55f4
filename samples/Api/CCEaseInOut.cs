using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseInOutExample
{
    #region example
    public static void SlideIn(CCNode panel, CCPoint place)
    {
        panel.RunAction(new CCEaseInOut(new CCMoveTo(0.6f, place), 3));
    }
    #endregion
}
