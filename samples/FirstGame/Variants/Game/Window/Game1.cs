using Microsoft.Xna.Framework;

namespace FirstGame;

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
        Window.Title = "Coconut Catch";
        Window.AllowUserResizing = true;
        IsMouseVisible = true;
    }
}
