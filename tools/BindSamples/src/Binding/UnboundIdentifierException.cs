namespace BindSamples.Binding;

/// <summary>The compiler does not know what an identifier names, although the sample compiles.</summary>
internal sealed class UnboundIdentifierException : Exception;
