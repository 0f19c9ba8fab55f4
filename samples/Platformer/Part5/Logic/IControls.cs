namespace Platformer.Logic;

/// <summary>A source of input: keys, buttons or a test's script.</summary>
public interface IControls
{
    ControlsState Read();

    /// <summary>Call when a menu opens or closes over the game. Buttons on the screen must not cover it.</summary>
    void SetHidden(bool isHidden)
    {
        // Keys and gamepads have nothing to hide.
    }
}
