using Cocos2D;

namespace CocosDocs.Api;

public static class CCDeccelAmplitudeExample
{
    #region example
    public static void LetBlastDieAway(CCNode beach)
    {
        var waves = new CCWaves(2, new CCGridSize(16, 9), 4, 24, true, true);
        beach.RunAction(new CCSequence(new CCDeccelAmplitude(waves, 2), new CCStopGrid()));
    }
    #endregion
}
