using Cocos2D;

namespace CocosDocs.Api;

public static class CCDeccelAmplitudeExample
{
    #region example
    public static void Quake(CCNode world)
    {
        var waves = new CCWaves3D(2, new CCGridSize(16, 9), 5, 40);

        world.RunAction(new CCSequence(new CCDeccelAmplitude(waves, 2), new CCStopGrid()));
    }
    #endregion
}
