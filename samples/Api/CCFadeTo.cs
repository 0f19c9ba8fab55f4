using Cocos2D;

namespace CocosDocs.Api;

public static class CCFadeToExample
{
    #region example
    public static void Cloak(CCSprite coco)
    {
        coco.RunAction(new CCSequence(
            new CCFadeTo(0.4f, 80),
            new CCDelayTime(1.4f),
            new CCFadeTo(0.4f, 255)));
    }
    #endregion
}
