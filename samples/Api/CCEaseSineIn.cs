using Cocos2D;

namespace CocosDocs.Api;

public static class CCEaseSineInExample
{
    #region example
    public static void SetSail(CCNode boat, CCPoint horizon)
    {
        boat.RunAction(new CCEaseSineIn(new CCMoveTo(1, horizon)));
    }
    #endregion
}
