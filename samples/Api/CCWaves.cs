using Cocos2D;

namespace CocosDocs.Api;

public static class CCWavesExample
{
    #region example
    public static void DiveUnderWater(CCNode beach)
    {
        var water = new CCWaves(1.6f, new CCGridSize(16, 9), 2, 10, true, true);
        beach.RunAction(new CCSequence(water, new CCStopGrid()));
    }
    #endregion
}
