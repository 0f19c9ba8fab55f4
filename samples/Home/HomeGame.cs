using Microsoft.Xna.Framework;

namespace CocosDocs.Home;

public class HomeGame : Game
{
    public HomeGame()
    {
        var graphics = new GraphicsDeviceManager(this)
        {
            PreferredBackBufferWidth = 960,
            PreferredBackBufferHeight = 540,
        };

        Content.RootDirectory = "Content";
        Window.Title = "The beach of the home page";
        IsMouseVisible = true;

        Components.Add(new AppDelegate(this, graphics));
    }
}
