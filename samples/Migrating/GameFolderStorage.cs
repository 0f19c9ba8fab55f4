using System;
using System.IO;
using Cocos2D;

namespace CocosDocs.Migrating;

#region storage
public sealed class GameFolderStorage : ICCUserDefaultStorage
{
    private readonly string _path;

    public GameFolderStorage(string game, ICCUserDefaultStorage previous)
    {
        string data = Environment.GetFolderPath(
            Environment.SpecialFolder.LocalApplicationData,
            Environment.SpecialFolderOption.Create);
        string folder = Path.Combine(data, game);
        Directory.CreateDirectory(folder);
        _path = Path.Combine(folder, "UserDefault.xml");

        if (Exists())
        {
            return;
        }

        if (previous.Exists())
        {
            using Stream source = previous.OpenRead();
            using Stream target = OpenWrite();
            source.CopyTo(target);
        }
        else if (File.Exists("UserDefault.xml"))
        {
            File.Copy("UserDefault.xml", _path);
        }
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
    public static void KeepSavedValues()
    {
        #region use
        CCUserDefault.Storage = new GameFolderStorage("CocosBeach", CCUserDefault.Storage);
        #endregion
    }
}
