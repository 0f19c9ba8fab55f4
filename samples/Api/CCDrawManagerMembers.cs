using Cocos2D;
using Microsoft.Xna.Framework;

namespace CocosDocs.Api;

public class CCDrawManagerMembersExample : CCApplication
{
    #region initialize-display
    public CCDrawManagerMembersExample(Game game, GraphicsDeviceManager graphics)
        : base(game, graphics)
    {
        s_pSharedApplication = this;

        graphics.PreferredBackBufferWidth = 1280;
        graphics.PreferredBackBufferHeight = 720;
        CCDrawManager.InitializeDisplay(
            game,
            graphics,
            DisplayOrientation.LandscapeLeft | DisplayOrientation.LandscapeRight);
    }
    #endregion

    #region set-design-resolution-size
    public override bool ApplicationDidFinishLaunching()
    {
        CCDrawManager.SetDesignResolutionSize(640, 360, CCResolutionPolicy.FixedHeight);
        CCDirector.SharedDirector.SetOpenGlView();

        var beach = new CCScene();
        beach.AddChild(new CCSprite("score") { Position = new CCPoint(beach.ContentSize.Width - 60, 330) });
        CCDirector.SharedDirector.RunWithScene(beach);
        return true;
    }
    #endregion
}
