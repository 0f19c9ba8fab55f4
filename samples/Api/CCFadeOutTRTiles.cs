using Cocos2D;

namespace CocosDocs.Api;

public static class CCFadeOutTRTilesExample
{
    #region example
    public static void Uncover(CCNode beach)
    {
        var tiles = new CCFadeOutTRTiles(1.2f, new CCGridSize(16, 9));
        beach.RunAction(new CCSequence(tiles, new CCHide(), new CCStopGrid()));
    }
    #endregion
}
