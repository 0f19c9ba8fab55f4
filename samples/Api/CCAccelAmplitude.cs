using Cocos2D;

namespace CocosDocs.Api;

public static class CCAccelAmplitudeExample
{
    #region example
    public static void RaiseStorm(CCNode world)
    {
        var waves = new CCWaves3D(2, new CCGridSize(16, 9), 3, 30);

        world.RunAction(new CCSequence(new CCAccelAmplitude(waves, 2), new CCStopGrid()));
    }
    #endregion
}
