namespace Platformer.Logic;

/// <summary>Whatever steers the player: keys and buttons, or a script in a test.</summary>
public interface IControls
{
    ControlsState Read();
}
