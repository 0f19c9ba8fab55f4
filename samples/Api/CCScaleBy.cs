using Cocos2D;

namespace CocosDocs.Api;

public static class CCScaleByExample
{
    #region example
    public static void Beat(CCNode heart)
    {
        var swell = new CCScaleBy(0.15f, 1.3f);

        heart.RunAction(new CCRepeatForever(
            new CCSequence(swell, swell.Reverse(), new CCDelayTime(0.4f))));
    }
    #endregion
}
