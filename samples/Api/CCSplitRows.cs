using Cocos2D;

namespace CocosDocs.Api;

public static class CCSplitRowsExample
{
    #region example
    public static void OpenDrawers(CCNode beach)
    {
        var drawers = new CCSplitRows(1.2f, 5);
        beach.RunAction(new CCSequence(drawers, new CCHide(), new CCStopGrid()));
    }
    #endregion
}
