namespace Platformer.Logic;

/// <summary>A source of input: keys, buttons or a test's script.</summary>
public interface IControls
{
    ControlsState Read();
}
