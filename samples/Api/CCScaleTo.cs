using Cocos2D;

namespace CocosDocs.Api;

public static class CCScaleToExample
{
    #region example
    public static void PowerUp(CCNode coco)
    {
        coco.RunAction(new CCSequence(
            new CCScaleTo(0.3f, 2),
            new CCDelayTime(1),
            new CCScaleTo(0.3f, 1)));
    }
    #endregion
}
