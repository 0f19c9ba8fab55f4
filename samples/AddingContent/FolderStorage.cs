using System;
using System.IO;
using Cocos2D;

namespace CocosDocs.AddingContent;

#region folder
public sealed class FolderStorage : ICCUserDefaultStorage
{
    private readonly string _path;

    public FolderStorage(string gameName)
    {
        string data = Environment.GetFolderPath(
            Environment.SpecialFolder.LocalApplicationData,
            Environment.SpecialFolderOption.Create);
        string folder = Path.Combine(data, gameName);

        Directory.CreateDirectory(folder);
        _path = Path.Combine(folder, "UserDefault.xml");
    }

    public bool Exists()
    {
        return File.Exists(_path);
    }

    public Stream OpenRead()
    {
        return File.OpenRead(_path);
    }

    public Stream OpenWrite()
    {
        return File.Create(_path);
    }
}
#endregion

public static class Startup
{
    public static void UseFolder()
    {
        #region use
        CCUserDefault.Storage = new FolderStorage("Coconut Cove");
        #endregion
    }
}
