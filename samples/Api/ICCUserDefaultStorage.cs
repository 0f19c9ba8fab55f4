using System.IO;
using System.Xml;
using System.Xml.Linq;
using Cocos2D;

namespace CocosDocs.Api;

#region example
public sealed class SettingsFile(string path) : ICCUserDefaultStorage
{
    public bool Exists() => File.Exists(path);

    public Stream OpenRead() => File.OpenRead(path);

    public Stream OpenWrite() => new NewFile(path);

    // Replaces the old settings only if the new ones are complete.
    private sealed class NewFile(string path) : FileStream(path + ".new", FileMode.Create)
    {
        protected override void Dispose(bool disposing)
        {
            base.Dispose(disposing);
            if (disposing && File.Exists(Name) && IsComplete(Name))
            {
                File.Move(Name, path, overwrite: true);
            }
        }
    }

    private static bool IsComplete(string file)
    {
        try
        {
            XDocument.Load(file);
            return true;
        }
        catch (XmlException)
        {
            return false;
        }
    }
}
#endregion

public static class SettingsFileExample
{
    #region use
    public static CCUserDefault OpenSettings(string folder)
    {
        CCUserDefault.Storage = new SettingsFile(Path.Combine(folder, "settings.xml"));
        return CCUserDefault.SharedUserDefault;
    }
    #endregion
}
