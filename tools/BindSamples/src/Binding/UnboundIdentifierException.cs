namespace BindSamples.Binding;

/// <summary>The compiler can't resolve an identifier, although the sample compiles.</summary>
internal sealed class UnboundIdentifierException : Exception;
