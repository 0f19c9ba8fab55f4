using Cocos2D;

namespace CocosDocs.Api;

public static class CCShuffleTilesExample
{
    #region example
    public static void ScrambleBoard(CCNode beach)
    {
        var scramble = new CCShuffleTiles(new CCGridSize(8, 5), 1, 0);
        beach.RunAction(new CCSequence(scramble, new CCDelayTime(0.6f), new CCStopGrid()));
    }
    #endregion
}
