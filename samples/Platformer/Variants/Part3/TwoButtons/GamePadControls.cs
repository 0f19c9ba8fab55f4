using System;
using Microsoft.Xna.Framework;
using Microsoft.Xna.Framework.Input;
using Platformer.Logic;

namespace Platformer;

public class GamePadControls : IControls
{
    private const float StickDeadZone = 0.3f;

    // Without a gamepad, nothing is pressed and the stick is in the middle.
    public ControlsState Read()
    {
        GamePadState pad = GamePad.GetState(PlayerIndex.One);
        float stick = pad.ThumbSticks.Left.X;

        bool left = pad.DPad.Left == ButtonState.Pressed || stick < -StickDeadZone;
        bool right = pad.DPad.Right == ButtonState.Pressed || stick > StickDeadZone;
        bool jump = pad.Buttons.A == ButtonState.Pressed || pad.Buttons.B == ButtonState.Pressed;

        return new ControlsState(Convert.ToSingle(right) - Convert.ToSingle(left), jump);
    }
}
