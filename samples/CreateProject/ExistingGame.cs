using Microsoft.Xna.Framework;

namespace MyFirstGame;

public class ExistingGame : Game
{
    #region component
    public ExistingGame()
    {
        var graphics = new GraphicsDeviceManager(this)
        {
            PreferredBackBufferWidth = 1280,
            PreferredBackBufferHeight = 720,
        };

        Content.RootDirectory = "Content";

        Components.Add(new AppDelegate(this, graphics));
    }
    #endregion
}
