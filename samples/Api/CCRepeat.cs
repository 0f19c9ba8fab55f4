using Cocos2D;

namespace CocosDocs.Api;

public static class CCRepeatExample
{
    #region example
    public static void Rattle(CCNode chest)
    {
        var shake = new CCSequence(
            new CCRotateTo(0.06f, -9),
            new CCRotateTo(0.12f, 9),
            new CCRotateTo(0.06f, 0),
            new CCDelayTime(0.2f));

        chest.RunAction(new CCRepeat(shake, 4));
    }
    #endregion
}
