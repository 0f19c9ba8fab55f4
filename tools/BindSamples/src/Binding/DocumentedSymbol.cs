using Microsoft.CodeAnalysis;

namespace BindSamples.Binding;

/// <summary>Leads from what a sample names to what is documented: the definition in a library.</summary>
internal static class DocumentedSymbol
{
    /// <summary>Null for what only the sample knows.</summary>
    public static ISymbol? Of(ISymbol symbol, IAssemblySymbol sample) =>
        symbol switch
        {
            IAliasSymbol alias => Of(alias.Target, sample),
            INamespaceSymbol container => Libraries.PublicTypes(container).Any() ? container : null,
            INamedTypeSymbol or IMethodSymbol or IPropertySymbol or IFieldSymbol or IEventSymbol =>
                Outside(symbol, sample) is { } outside ? Written(outside) : null,
            _ => null,
        };

    /// <summary>A sample's own member counts as the nearest one outside that it overrides.</summary>
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

    /// <summary>As somebody wrote it: without type arguments, and not what the compiler adds.</summary>
    private static ISymbol? Written(ISymbol symbol) =>
        symbol switch
        {
            IMethodSymbol { ReducedFrom: { } extension } => extension.OriginalDefinition,
            // Calls of a delegate and its construction are the compiler's; so is a constructor without parameters
            // where no constructor is declared.
            { ContainingType: { TypeKind: TypeKind.Delegate } type } when symbol is IMethodSymbol => type.OriginalDefinition,
            IMethodSymbol { MethodKind: MethodKind.Constructor, IsImplicitlyDeclared: true } constructor =>
                constructor.ContainingType.OriginalDefinition,
            IFieldSymbol { IsExplicitlyNamedTupleElement: true } => null,
            IFieldSymbol { CorrespondingTupleField: { } element } => element.OriginalDefinition,
            _ => symbol.OriginalDefinition,
        };
}
