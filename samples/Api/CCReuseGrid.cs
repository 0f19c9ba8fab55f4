using Cocos2D;

namespace CocosDocs.Api;

public static class CCReuseGridExample
{
    #region example
    public static void ShuffleAndJump(CCNode beach)
    {
        var grid = new CCGridSize(8, 5);
        var shuffle = new CCShuffleTiles(grid, 0.8f, 0);
        var jump = new CCJumpTiles3D(1, grid, 2, 30);
        beach.RunAction(new CCSequence(shuffle, new CCReuseGrid(1), jump, new CCStopGrid()));
    }
    #endregion
}
