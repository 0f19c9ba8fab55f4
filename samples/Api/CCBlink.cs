using Cocos2D;

namespace CocosDocs.Api;

public static class CCBlinkExample
{
    #region example
    public static void BlinkWhenHurt(CCNode coco)
    {
        coco.RunAction(new CCBlink(1.5f, 6));
    }
    #endregion
}
