using Microsoft.Xna.Framework;

namespace Platformer;

public class Game1 : Game
{
    public Game1()
    {
        var graphics = new GraphicsDeviceManager(this)
        {
            PreferredBackBufferWidth = 960,
            PreferredBackBufferHeight = 540
        };

        Content.RootDirectory = "Content";
        Window.Title = "Coco's Cove";
        Window.AllowUserResizing = true;
        IsMouseVisible = true;
    }
}
