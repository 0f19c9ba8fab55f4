namespace BindSamples.Binding;

/// <summary>The library of a symbol. A namespace that several libraries use belongs to the first of them.</summary>
internal enum Library
{
    /// <summary>The engine or Box2D, which this site documents.</summary>
    Ours,
    MonoGame,
    DotNet,
}
