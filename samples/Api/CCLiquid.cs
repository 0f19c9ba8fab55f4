using Cocos2D;

namespace CocosDocs.Api;

public static class CCLiquidExample
{
    #region example
    public static void MeltView(CCNode beach)
    {
        var jelly = new CCLiquid(1.6f, new CCGridSize(16, 9), 2, 14);
        beach.RunAction(new CCSequence(jelly, new CCStopGrid()));
    }
    #endregion
}
