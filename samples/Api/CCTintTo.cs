using Cocos2D;

namespace CocosDocs.Api;

public static class CCTintToExample
{
    #region example
    public static void NightFalls(CCNode scenery)
    {
        scenery.RunAction(new CCTintTo(1.5f, 60, 70, 140));
    }
    #endregion
}
