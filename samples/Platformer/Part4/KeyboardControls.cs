using System;
using Microsoft.Xna.Framework.Input;
using Platformer.Logic;

namespace Platformer;

/// <summary>Reads the keys from MonoGame, because the engine sends key events only if an option is set.</summary>
public class KeyboardControls : IControls
{
    public ControlsState Read()
    {
        KeyboardState keys = Keyboard.GetState();

        bool left = keys.IsKeyDown(Keys.Left) || keys.IsKeyDown(Keys.A);
        bool right = keys.IsKeyDown(Keys.Right) || keys.IsKeyDown(Keys.D);
        bool jump = keys.IsKeyDown(Keys.Space) || keys.IsKeyDown(Keys.Up) || keys.IsKeyDown(Keys.W);

        return new ControlsState(Convert.ToSingle(right) - Convert.ToSingle(left), jump);
    }
}
