using Cocos2D;

namespace CocosDocs.Api;

public static class CCFlipX3DExample
{
    #region example
    public static void Mirror(CCNode beach)
    {
        var flip = new CCFlipX3D(0.8f);
        beach.RunAction(new CCSequence(flip, new CCDelayTime(0.4f), flip.Reverse(), new CCStopGrid()));
    }
    #endregion
}
