using Cocos2D;

namespace CocosDocs.Api;

public static class CCTurnOffTilesExample
{
    #region example
    public static void LosePicture(CCNode beach)
    {
        var noise = new CCTurnOffTiles(1.2f, new CCGridSize(16, 9));
        beach.RunAction(new CCSequence(noise, new CCHide(), new CCStopGrid()));
    }
    #endregion
}
