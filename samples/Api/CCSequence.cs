using Cocos2D;

namespace CocosDocs.Api;

public static class CCSequenceExample
{
    #region example
    public static void Collect(CCSprite coconut)
    {
        coconut.RunAction(new CCSequence(
            new CCScaleTo(0.1f, 1.3f),
            new CCScaleTo(0.2f, 0),
            new CCRemoveSelf()));
    }
    #endregion
}
