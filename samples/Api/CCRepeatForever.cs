using Cocos2D;

namespace CocosDocs.Api;

public static class CCRepeatForeverExample
{
    #region example
    public static void Float(CCNode balloon)
    {
        var up = new CCEaseSineInOut(new CCMoveBy(1.2f, new CCPoint(0, 24)));
        var down = up.Reverse();

        balloon.RunAction(new CCRepeatForever(new CCSequence(up, down)));
    }
    #endregion
}
