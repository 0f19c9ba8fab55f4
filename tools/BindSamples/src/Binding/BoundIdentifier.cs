using Microsoft.CodeAnalysis;

namespace BindSamples.Binding;

/// <summary>An identifier in a file and the library's symbol that it names. Line counts from 1, column from 0.</summary>
internal sealed record BoundIdentifier(int Line, int Column, int Length, string Id, ISymbol Symbol);
