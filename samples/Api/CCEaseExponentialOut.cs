using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseExponentialOutExample
{
    #region example
    public static void OpenMenu(CCNode menu, CCPoint place)
    {
        menu.RunAction(new CCEaseExponentialOut(new CCMoveTo(1, place)));
    }
    #endregion
}
