using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Api;

#region example
public class CCApplicationExample : CCApplication
{
    public CCApplicationExample(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
        s_pSharedApplication = this;
        CCDrawManager.InitializeDisplay(game, graphics, DisplayOrientation.LandscapeLeft);
    }

    public override bool ApplicationDidFinishLaunching()
    {
        CCDrawManager.SetDesignResolutionSize(1280, 720, CCResolutionPolicy.ShowAll);

        CCDirector director = CCDirector.SharedDirector;
        director.SetOpenGlView();
        director.RunWithScene(new CCScene());
        return true;
    }
}
#endregion
