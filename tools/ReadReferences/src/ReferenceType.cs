namespace ReadReferences;

/// <summary>A public type, as the extractor stores types of other libraries.</summary>
/// <param name="Id">The documentation id.</param>
/// <param name="Name">Without the namespace; a nested type after the types around it, with dots.</param>
internal sealed record ReferenceType(
    string Id,
    string Namespace,
    string Name,
    string Kind,
    string? BaseType,
    IReadOnlyList<string>? Interfaces,
    IReadOnlyList<ReferenceMember>? Members);

/// <summary>A member that a derived type can override or implement.</summary>
internal sealed record ReferenceMember(
    string Id,
    string Kind,
    string Name,
    IReadOnlyList<string>? Modifiers,
    IReadOnlyList<ReferenceParameter>? Parameters,
    IReadOnlyList<ReferenceTypeParameter>? TypeParameters);

internal sealed record ReferenceParameter(string Type, string? Modifier);

internal sealed record ReferenceTypeParameter(string Name);
