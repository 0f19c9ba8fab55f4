using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseBackOutExample
{
    #region example
    public static void PopIn(CCNode button, CCPoint place)
    {
        button.RunAction(new CCEaseBackOut(new CCMoveTo(1, place)));
    }
    #endregion
}
