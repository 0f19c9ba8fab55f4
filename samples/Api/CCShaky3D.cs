using Cocos2D;

namespace CocosDocs.Api;

public static class CCShaky3DExample
{
    #region example
    public static void Quake(CCNode beach)
    {
        var quake = new CCShaky3D(1, new CCGridSize(12, 7), 5, false);
        beach.RunAction(new CCSequence(quake, new CCStopGrid()));
    }
    #endregion
}
