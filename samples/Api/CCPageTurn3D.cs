using Cocos2D;

namespace CocosDocs.Api;

public static class CCPageTurn3DExample
{
    #region example
    public static void TurnPage(CCNode beach)
    {
        var page = new CCPageTurn3D(1.2f, new CCGridSize(24, 14));
        beach.RunAction(new CCSequence(page, new CCHide(), new CCStopGrid()));
    }
    #endregion
}
