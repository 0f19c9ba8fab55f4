using Cocos2D;

namespace CocosDocs.Api;

public static class CCUserDefaultExample
{
    #region example
    public static void SaveIfBest(int score)
    {
        CCUserDefault settings = CCUserDefault.SharedUserDefault;

        if (score > settings.GetIntegerForKey("best_score"))
        {
            settings.SetIntegerForKey("best_score", score);
            settings.Flush();
        }
    }
    #endregion
}
