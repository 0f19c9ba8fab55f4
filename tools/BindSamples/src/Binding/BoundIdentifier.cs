using Microsoft.CodeAnalysis;

namespace BindSamples.Binding;

/// <summary>An identifier in a file and the library symbol that it refers to. Lines start at 1, columns at 0.</summary>
internal sealed record BoundIdentifier(int Line, int Column, int Length, string Id, ISymbol Symbol);
