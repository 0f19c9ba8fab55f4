namespace Platformer.Logic;

/// <summary>Whatever steers the player: keys and buttons, or a script in a test.</summary>
public interface IControls
{
    ControlsState Read();

    /// <summary>Call when a menu opens or closes over the game. Buttons on the screen must not cover it.</summary>
    void SetHidden(bool isHidden)
    {
        // Keys and gamepads have nothing to hide.
    }
}
