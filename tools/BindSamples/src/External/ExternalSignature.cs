using Microsoft.CodeAnalysis;

namespace BindSamples.External;

/// <summary>A declaration on one line, as C# writes it: <c>public static double Abs(double value)</c>.</summary>
internal static class ExternalSignature
{
    private static readonly SymbolDisplayFormat s_member = new(
        typeQualificationStyle: SymbolDisplayTypeQualificationStyle.NameAndContainingTypes,
        genericsOptions: SymbolDisplayGenericsOptions.IncludeTypeParameters
            | SymbolDisplayGenericsOptions.IncludeTypeConstraints
            | SymbolDisplayGenericsOptions.IncludeVariance,
        memberOptions: SymbolDisplayMemberOptions.IncludeAccessibility
            | SymbolDisplayMemberOptions.IncludeModifiers
            | SymbolDisplayMemberOptions.IncludeType
            | SymbolDisplayMemberOptions.IncludeRef
            | SymbolDisplayMemberOptions.IncludeParameters
            | SymbolDisplayMemberOptions.IncludeConstantValue,
        delegateStyle: SymbolDisplayDelegateStyle.NameAndSignature,
        extensionMethodStyle: SymbolDisplayExtensionMethodStyle.StaticMethod,
        parameterOptions: SymbolDisplayParameterOptions.IncludeType
            | SymbolDisplayParameterOptions.IncludeName
            | SymbolDisplayParameterOptions.IncludeModifiers
            | SymbolDisplayParameterOptions.IncludeExtensionThis
            | SymbolDisplayParameterOptions.IncludeDefaultValue,
        propertyStyle: SymbolDisplayPropertyStyle.ShowReadWriteDescriptor,
        kindOptions: SymbolDisplayKindOptions.IncludeMemberKeyword
            | SymbolDisplayKindOptions.IncludeTypeKeyword
            | SymbolDisplayKindOptions.IncludeNamespaceKeyword,
        miscellaneousOptions: SymbolDisplayMiscellaneousOptions.UseSpecialTypes
            | SymbolDisplayMiscellaneousOptions.EscapeKeywordIdentifiers
            | SymbolDisplayMiscellaneousOptions.AllowDefaultLiteral);

    public static string Of(ISymbol symbol) =>
        symbol switch
        {
            INamespaceSymbol => $"namespace {symbol.ToDisplayString()}",
            INamedTypeSymbol type => TypeModifiers(type) + type.ToDisplayString(s_member),
            _ => symbol.ToDisplayString(s_member),
        };

    /// <summary>The modifiers that the display format of a type omits.</summary>
    private static string TypeModifiers(INamedTypeSymbol type)
    {
        var access = type.DeclaredAccessibility == Accessibility.Public ? "public " : "protected ";
        if (type.TypeKind != TypeKind.Class)
        {
            return access;
        }

        return access + (type.IsStatic ? "static " : type.IsAbstract ? "abstract " : type.IsSealed ? "sealed " : "");
    }
}
