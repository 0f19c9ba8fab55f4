using Microsoft.CodeAnalysis;

namespace BindSamples.Binding;

/// <summary>Finds the documented definition in a library for a symbol in a sample.</summary>
internal static class DocumentedSymbol
{
    /// <summary>Returns the definition, or null for the sample's own symbols.</summary>
    public static ISymbol? Of(ISymbol symbol, IAssemblySymbol sample) =>
        symbol switch
        {
            IAliasSymbol alias => Of(alias.Target, sample),
            INamespaceSymbol container => Libraries.PublicTypes(container).Any() ? container : null,
            INamedTypeSymbol or IMethodSymbol or IPropertySymbol or IFieldSymbol or IEventSymbol =>
                Outside(symbol, sample) is { } outside ? Written(outside) : null,
            _ => null,
        };

    /// <summary>Returns a library's symbol itself; for a sample's member, the library member that it overrides.</summary>
    private static ISymbol? Outside(ISymbol symbol, IAssemblySymbol sample)
    {
        var current = symbol;
        while (current is not null && SymbolEqualityComparer.Default.Equals(current.ContainingAssembly, sample))
        {
            current = Overridden(current);
        }

        return current;
    }

    private static ISymbol? Overridden(ISymbol symbol) =>
        symbol switch
        {
            IMethodSymbol method => method.OverriddenMethod,
            IPropertySymbol property => property.OverriddenProperty,
            IEventSymbol @event => @event.OverriddenEvent,
            _ => null,
        };

    /// <summary>Returns the definition in the source, without type arguments and members added by the compiler.</summary>
    private static ISymbol? Written(ISymbol symbol) =>
        symbol switch
        {
            IMethodSymbol { ReducedFrom: { } extension } => extension.OriginalDefinition,
            // The compiler adds a delegate's methods and constructor, and the parameterless constructor of a type
            // that declares none.
            { ContainingType: { TypeKind: TypeKind.Delegate } type } when symbol is IMethodSymbol => type.OriginalDefinition,
            IMethodSymbol { MethodKind: MethodKind.Constructor, IsImplicitlyDeclared: true } constructor =>
                constructor.ContainingType.OriginalDefinition,
            IFieldSymbol { IsExplicitlyNamedTupleElement: true } => null,
            IFieldSymbol { CorrespondingTupleField: { } element } => element.OriginalDefinition,
            _ => symbol.OriginalDefinition,
        };
}
