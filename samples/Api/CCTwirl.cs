using Cocos2D;

namespace CocosDocs.Api;

public static class CCTwirlExample
{
    #region example
    public static void MakeDizzy(CCNode beach, CCPoint center)
    {
        var whirl = new CCTwirl(1.6f, new CCGridSize(24, 14), center, 1, 1);
        beach.RunAction(new CCSequence(whirl, new CCStopGrid()));
    }
    #endregion
}
