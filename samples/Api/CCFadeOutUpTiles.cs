using Cocos2D;

namespace CocosDocs.Api;

public static class CCFadeOutUpTilesExample
{
    #region example
    public static void DrawBlind(CCNode beach)
    {
        var slats = new CCFadeOutUpTiles(1.2f, new CCGridSize(1, 12));
        beach.RunAction(new CCSequence(slats, new CCHide(), new CCStopGrid()));
    }
    #endregion
}
