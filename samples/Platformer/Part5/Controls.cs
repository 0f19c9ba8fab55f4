using Platformer.Logic;

namespace Platformer;

/// <summary>Combines several controls, so that the player can use any of them.</summary>
public class Controls : IControls
{
    private readonly IControls[] _sources;

    public Controls(params IControls[] sources)
    {
        _sources = sources;
    }

    public ControlsState Read()
    {
        var state = new ControlsState();

        foreach (IControls source in _sources)
        {
            state = state.MergedWith(source.Read());
        }

        return state;
    }

    public void SetHidden(bool isHidden)
    {
        foreach (IControls source in _sources)
        {
            source.SetHidden(isHidden);
        }
    }
}
