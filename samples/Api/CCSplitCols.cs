using Cocos2D;

namespace CocosDocs.Api;

public static class CCSplitColsExample
{
    #region example
    public static void OpenGate(CCNode beach)
    {
        var gate = new CCSplitCols(1.2f, 5);
        beach.RunAction(new CCSequence(gate, new CCHide(), new CCStopGrid()));
    }
    #endregion
}
