using Cocos2D;

namespace CocosDocs.Api;

public static class CCFadeOutDownTilesExample
{
    #region example
    public static void DropBlind(CCNode beach)
    {
        var slats = new CCFadeOutDownTiles(1.2f, new CCGridSize(1, 12));
        beach.RunAction(new CCSequence(slats, new CCHide(), new CCStopGrid()));
    }
    #endregion
}
