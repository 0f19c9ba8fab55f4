using System;
using System.IO;
using Cocos2D;

namespace CocosDocs.AddingContent;

public static class SavedData
{
    #region folder
    public static void UseFolder(string gameName)
    {
        string data = Environment.GetFolderPath(
            Environment.SpecialFolder.ApplicationData,
            Environment.SpecialFolderOption.Create);

        Environment.CurrentDirectory =
            Directory.CreateDirectory(Path.Combine(data, gameName)).FullName;
    }
    #endregion

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
