using Microsoft.Xna.Framework;

namespace Platformer;

public class Game1 : Game
{
    public Game1()
    {
        // Set the size before AppDelegate is created, because its base class copies the device's settings.
        var graphics = new GraphicsDeviceManager(this)
        {
            PreferredBackBufferWidth = AppDelegate.DesignWidth,
            PreferredBackBufferHeight = AppDelegate.DesignHeight
        };

        Content.RootDirectory = "Content";
        Window.Title = "Coco's Cove";
        Window.AllowUserResizing = true;
        IsMouseVisible = true;

        Components.Add(new AppDelegate(this, graphics));
    }
}
