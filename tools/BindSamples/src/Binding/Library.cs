namespace BindSamples.Binding;

/// <summary>Whose a symbol is. In the order in which a namespace that several fill belongs to them.</summary>
internal enum Library
{
    /// <summary>The engine's or Box2D's: documented here.</summary>
    Ours,
    MonoGame,
    DotNet,
}
