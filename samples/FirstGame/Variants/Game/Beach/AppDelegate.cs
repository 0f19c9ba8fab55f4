using System;
using Cocos2D;
using Microsoft.Xna.Framework;

namespace FirstGame;

public class AppDelegate : CCApplication
{
    public AppDelegate(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
        CCDrawManager.InitializeDisplay(game, graphics, DisplayOrientation.LandscapeLeft);
    }

    public override bool ApplicationDidFinishLaunching()
    {
        CCDrawManager.SetDesignResolutionSize(960, 540, CCResolutionPolicy.ShowAll);
        CCDirector.SharedDirector.SetOpenGlView();
        CCDirector.SharedDirector.Scheduler.OnUnhandledException +=
            exception => throw new InvalidOperationException("The game stopped.", exception);

        var scene = new CCScene();
        scene.AddChild(new CCSprite("images/beach.png") { Position = new CCPoint(480, 270) });
        CCDirector.SharedDirector.RunWithScene(scene);
        return true;
    }
}
