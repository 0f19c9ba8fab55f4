using Cocos2D;

namespace CocosDocs.Api;

public static class CCShatteredTiles3DExample
{
    #region example
    public static void CrackGlass(CCNode beach)
    {
        var crack = new CCShatteredTiles3D(1.2f, new CCGridSize(8, 5), 10, false);
        beach.RunAction(new CCSequence(crack, new CCStopGrid()));
    }
    #endregion
}
