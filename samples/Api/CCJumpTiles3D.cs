using Cocos2D;

namespace CocosDocs.Api;

public static class CCJumpTiles3DExample
{
    #region example
    public static void JumpToBeat(CCNode beach)
    {
        var beat = new CCJumpTiles3D(1.6f, new CCGridSize(10, 6), 3, 36);
        beach.RunAction(new CCSequence(beat, new CCStopGrid()));
    }
    #endregion
}
