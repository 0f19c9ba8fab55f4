using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Input;

namespace MyFirstGame;

public class Game1 : Game
{
    #region window
    public Game1()
    {
        var graphics = new GraphicsDeviceManager(this)
        {
            PreferredBackBufferWidth = 1280,
            PreferredBackBufferHeight = 720,
        };

        Content.RootDirectory = "Content";
        Window.Title = "My first game";

        Components.Add(new AppDelegate(this, graphics));
    }
    #endregion

    #region exit
    protected override void Update(GameTime gameTime)
    {
        bool escape = Keyboard.GetState().IsKeyDown(Keys.Escape);
        bool back = GamePad.GetState(PlayerIndex.One).Buttons.Back == ButtonState.Pressed;

        if (escape || back)
        {
            Exit();
        }

        base.Update(gameTime);
    }
    #endregion
}
