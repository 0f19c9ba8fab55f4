using System;
using System.Diagnostics;
using System.IO;
using Cocos2D;

namespace CocosDocs.Recipes;

public static class LevelEditor
{
    #region start-game
    public static Process StartGame(string program, string levelFile)
    {
        return Process.Start(new ProcessStartInfo(program) { ArgumentList = { levelFile } });
    }
    #endregion
}

#region reload-level
public class PreviewScene : CCScene
{
    private const float CheckInterval = 0.5f; // seconds

    private readonly string _file;
    private DateTime _written;

    public PreviewScene(string file)
    {
        _file = file;
        _written = File.GetLastWriteTimeUtc(file);
        AddChild(new PreviewLayer(File.ReadAllText(file)));
        Schedule(_ => ReloadIfChanged(), CheckInterval);
    }

    private void ReloadIfChanged()
    {
        DateTime written = File.GetLastWriteTimeUtc(_file);
        if (written == _written)
        {
            return;
        }

        _written = written; // before loading, so that a mistake in the file is reported once
        CCDirector.SharedDirector.ReplaceScene(new PreviewScene(_file));
    }
}
#endregion

public class PreviewLayer : CCLayer
{
    public PreviewLayer(string level)
    {
        Name = level;
    }
}
