using Cocos2D;

namespace CocosDocs.Api;

public static class CCFlipY3DExample
{
    #region example
    public static void TurnUpsideDown(CCNode beach)
    {
        var flip = new CCFlipY3D(0.8f);
        beach.RunAction(new CCSequence(flip, new CCDelayTime(0.4f), flip.Reverse(), new CCStopGrid()));
    }
    #endregion
}
