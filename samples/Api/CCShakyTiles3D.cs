using Cocos2D;

namespace CocosDocs.Api;

public static class CCShakyTiles3DExample
{
    #region example
    public static void Rattle(CCNode beach)
    {
        var rattle = new CCShakyTiles3D(0.8f, new CCGridSize(8, 5), 5, false);
        beach.RunAction(new CCSequence(rattle, new CCStopGrid()));
    }
    #endregion
}
