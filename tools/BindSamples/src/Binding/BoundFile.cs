namespace BindSamples.Binding;

/// <summary>The identifiers of one file.</summary>
/// <param name="Name">The path within the project, with <c>/</c>.</param>
/// <param name="Hash">The hash of the file's text.</param>
/// <param name="Identifiers">The identifiers, each once.</param>
internal sealed record BoundFile(string Name, string Hash, IReadOnlyList<BoundIdentifier> Identifiers);
