using Cocos2D;

namespace CocosDocs.Api;

public static class CCWavesTiles3DExample
{
    #region example
    public static void MakeFloorDance(CCNode beach)
    {
        var dance = new CCWavesTiles3D(1.6f, new CCGridSize(10, 6), 2, 36);
        beach.RunAction(new CCSequence(dance, new CCStopGrid()));
    }
    #endregion
}
