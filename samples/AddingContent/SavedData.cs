using Cocos2D;

namespace CocosDocs.AddingContent;

public static class SavedData
{
    #region save
    public static void SaveBest(int score)
    {
        CCUserDefault store = CCUserDefault.SharedUserDefault;
        store.SetIntegerForKey("best-score", score);
        store.Flush();
    }

    public static int LoadBest()
    {
        return CCUserDefault.SharedUserDefault.GetIntegerForKey("best-score", 0);
    }
    #endregion
}
