using Cocos2D;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Graphics;
using Microsoft.Xna.Framework.Input;

namespace MyFirstGame;

public static class WindowSize
{
    #region resize
    public static void Set(GraphicsDeviceManager graphics, int width, int height)
    {
        const DisplayOrientation landscape =
            DisplayOrientation.LandscapeLeft | DisplayOrientation.LandscapeRight;

        graphics.SupportedOrientations = landscape;
        graphics.PreferredBackBufferWidth = width;
        graphics.PreferredBackBufferHeight = height;

        CCDrawManager.SetOrientation(landscape);
    }
    #endregion

    #region full-screen
    public static void SetFullScreen(GraphicsDeviceManager graphics, bool fullScreen)
    {
        graphics.HardwareModeSwitch = false;
        graphics.IsFullScreen = fullScreen;
        graphics.ApplyChanges();
    }
    #endregion

    #region cursor
    public static void ShowCursor(string picture)
    {
        Texture2D texture = CCContentManager.SharedContentManager.Load<Texture2D>(picture);
        Mouse.SetCursor(MouseCursor.FromTexture2D(texture, 0, 0));
    }
    #endregion
}
