using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BindSamples.Binding;

/// <summary>Finds the symbol of an identifier. Of declarations, only members that can override another have one.</summary>
internal static class NamedSymbol
{
    /// <summary>
    /// Returns the symbol; null for other declarations and contextual keywords. Throws
    /// <see cref="UnboundIdentifierException"/> when the compiler can't resolve it.
    /// </summary>
    public static ISymbol? Of(SyntaxToken identifier, SemanticModel model) =>
        identifier.Parent switch
        {
            SimpleNameSyntax name => OfName(name, model),
            MethodDeclarationSyntax or PropertyDeclarationSyntax or EventDeclarationSyntax
                or VariableDeclaratorSyntax { Parent.Parent: EventFieldDeclarationSyntax } =>
                model.GetDeclaredSymbol(identifier.Parent),
            _ => null,
        };

    private static ISymbol? OfName(SimpleNameSyntax name, SemanticModel model)
    {
        if (IsKeyword(name) || DeclaresName(name))
        {
            return null;
        }

        return Constructor(name, model)
            ?? Single(model.GetSymbolInfo(name))
            ?? (IsInNameof(name) ? null : throw new UnboundIdentifierException());
    }

    /// <summary>Returns the constructor that `new T(…)` calls. (The symbol of an attribute's name is its constructor.)</summary>
    private static IMethodSymbol? Constructor(SimpleNameSyntax name, SemanticModel model)
    {
        var whole = WholeName(name);
        return whole.Parent is ObjectCreationExpressionSyntax creation && creation.Type == whole
            ? model.GetSymbolInfo(creation).Symbol as IMethodSymbol
            : null;
    }

    /// <summary>Returns the whole name `A.B.C` for its last part `C`; other names are whole already.</summary>
    private static SyntaxNode WholeName(SimpleNameSyntax name) =>
        name.Parent switch
        {
            QualifiedNameSyntax qualified when qualified.Right == name => qualified,
            AliasQualifiedNameSyntax qualified when qualified.Name == name => qualified,
            _ => name,
        };

    /// <summary>Returns the symbol. In `nameof`, where no arguments select an overload, a method must have only one.</summary>
    private static ISymbol? Single(SymbolInfo info) =>
        info.Symbol
        ?? (info is { CandidateReason: CandidateReason.MemberGroup, CandidateSymbols: [var only] } ? only : null);

    private static bool IsKeyword(SimpleNameSyntax name) =>
        name.IsVar || name.IsNint || name.IsNuint || name.IsUnmanaged || name.IsNotNull
        || (name.Parent is InvocationExpressionSyntax call && call.Expression == name && IsNameof(call));

    private static bool DeclaresName(SimpleNameSyntax name) =>
        name.Parent is NameEqualsSyntax { Parent: UsingDirectiveSyntax or AnonymousObjectMemberDeclaratorSyntax };

    private static bool IsInNameof(SimpleNameSyntax name) =>
        name.FirstAncestorOrSelf<InvocationExpressionSyntax>() is { } call && IsNameof(call);

    private static bool IsNameof(InvocationExpressionSyntax call) =>
        call.Expression is IdentifierNameSyntax { Identifier.Text: "nameof" };
}
