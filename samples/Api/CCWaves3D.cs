using Cocos2D;

namespace CocosDocs.Api;

public static class CCWaves3DExample
{
    #region example
    public static void FloatOnSwell(CCNode beach)
    {
        var swell = new CCWaves3D(1.6f, new CCGridSize(16, 9), 2, 30);
        beach.RunAction(new CCSequence(swell, new CCStopGrid()));
    }
    #endregion
}
