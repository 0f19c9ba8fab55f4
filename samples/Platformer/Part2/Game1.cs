using Microsoft.Xna.Framework;

namespace Platformer;

public class Game1 : Game
{
    public Game1()
    {
        // The size must be set before AppDelegate exists: its base class takes the device over as it is.
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
