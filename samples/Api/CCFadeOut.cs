using Cocos2D;

namespace CocosDocs.Api;

public static class CCFadeOutExample
{
    #region example
    public static void FadeAway(CCSprite crab)
    {
        crab.RunAction(new CCSequence(new CCFadeOut(0.8f), new CCRemoveSelf()));
    }
    #endregion
}
