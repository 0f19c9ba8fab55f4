using Cocos2D;

namespace CocosDocs.Api;

public static class CCShakyTiles3DExample
{
    #region example
    public static void Rattle(CCNode beach)
    {
        var rattle = new CCShakyTiles3D(1, new CCGridSize(12, 7), 4, false);
        beach.RunAction(new CCSequence(rattle, new CCStopGrid()));
    }
    #endregion
}
