using Cocos2D;

namespace CocosDocs.Api;

public static class CCRemoveSelfExample
{
    #region example
    public static void Expire(CCNode coconut)
    {
        coconut.RunAction(new CCSequence(new CCFadeOut(0.4f), new CCRemoveSelf()));
    }
    #endregion
}
