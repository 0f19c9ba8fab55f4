using Cocos2D;

namespace CocosDocs.Api;

public static class CCStopGridExample
{
    #region example
    public static void Break(CCNode beach)
    {
        beach.RunAction(new CCShatteredTiles3D(0.5f, new CCGridSize(8, 5), 10, false));
    }

    public static void Restore(CCNode beach)
    {
        beach.RunAction(new CCStopGrid());
    }
    #endregion
}
