using BindSamples.Binding;
using Microsoft.CodeAnalysis;

namespace BindSamples.External;

/// <summary>The content of a card for a name that another library documents.</summary>
internal sealed record ExternalName(string Library, string Kind, string Signature, string Name)
{
    public static ExternalName Of(ISymbol symbol) =>
        new(
            Libraries.Of(symbol) == Binding.Library.MonoGame ? "MonoGame" : ".NET",
            KindOf(symbol),
            ExternalSignature.Of(symbol),
            NameOf(symbol));

    private static string KindOf(ISymbol symbol) =>
        symbol switch
        {
            INamedTypeSymbol type => type.TypeKind.ToString().ToLowerInvariant(),
            IMethodSymbol { MethodKind: MethodKind.Constructor } => "constructor",
            _ => symbol.Kind.ToString().ToLowerInvariant(),
        };

    /// <summary>A namespace's full name; a member's name after its type; for a constructor, the type's name.</summary>
    private static string NameOf(ISymbol symbol) =>
        symbol switch
        {
            INamespaceSymbol => symbol.ToDisplayString(),
            IMethodSymbol { MethodKind: MethodKind.Constructor } => NameOf(symbol.ContainingType),
            _ => symbol.ToDisplayString(s_name),
        };

    private static readonly SymbolDisplayFormat s_name = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypes,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters,
        memberOptions: SymbolDisplayMemberOptions.IncludeContainingType);
}
