using Cocos2D;

namespace CocosDocs.Api;

public static class CCProgressToExample
{
    #region example
    public static void Recharge(CCProgressTimer button)
    {
        button.Percentage = 0;
        button.RunAction(new CCProgressTo(1.5f, 100));
    }
    #endregion
}
