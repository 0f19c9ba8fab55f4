using System;
using System.IO;
using System.Runtime.ExceptionServices;
using System.Xml.Linq;
using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;

namespace CocosDocs.Releases;

#region unhandled
public class Release250App : CCApplication
{
    public Release250App(Game game, IGraphicsDeviceService graphics)
        : base(game, graphics)
    {
    }

    public override bool ApplicationDidFinishLaunching()
    {
        CCDirector.SharedDirector.Scheduler.OnUnhandledException += OnSchedulerException;
        return true;
    }

    private static void OnSchedulerException(Exception exception)
    {
#if DEBUG
        ExceptionDispatchInfo.Capture(exception).Throw();
#else
        Console.Error.WriteLine(exception);
#endif
    }
}
#endregion

public class Release250Examples : CCLayer
{
    public void ShowTitle()
    {
        #region bundled-font
        var title = new CCLabel("Game over", "fonts/title.ttf", 48)
        {
            Position = ContentSize.Center
        };
        AddChild(title);
        #endregion
    }

    public void ShowHint()
    {
        #region family-by-os
        string family = OperatingSystem.IsWindows() ? "Segoe UI"
            : OperatingSystem.IsMacOS() ? "Helvetica Neue"
            : "DejaVu Sans";

        AddChild(new CCLabel("Press any key", family, 24));
        #endregion
    }

    #region import-defaults
    public static void ImportOldUserDefaults()
    {
        const string oldFile = "UserDefault.xml";
        const string doneKey = "importedFrom248";
        CCUserDefault defaults = CCUserDefault.SharedUserDefault;

        if (defaults.GetBoolForKey(doneKey) || !File.Exists(oldFile))
        {
            return;
        }

        foreach (XElement entry in XDocument.Load(oldFile).Root.Elements())
        {
            defaults.SetStringForKey(entry.Name.LocalName, entry.Value);
        }

        defaults.SetBoolForKey(doneKey, true);
        defaults.Flush();
    }
    #endregion
}
