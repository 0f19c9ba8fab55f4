using BindSamples.Samples;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace BindSamples.Binding;

/// <summary>Binds the identifiers of one file; adds those that can't be bound to <paramref name="problems"/>.</summary>
internal sealed class FileBinder(SampleFile file, SemanticModel model, FactIds facts, ICollection<Problem> problems)
{
    public IEnumerable<BoundIdentifier> Bind() =>
        model.SyntaxTree.GetRoot()
            .DescendantTokens()
            .Where(token => token.IsKind(SyntaxKind.IdentifierToken))
            .Select(Bind)
            .OfType<BoundIdentifier>();

    private BoundIdentifier? Bind(SyntaxToken token)
    {
        try
        {
            var named = NamedSymbol.Of(token, model);
            var symbol = named is null ? null : DocumentedSymbol.Of(named, model.Compilation.Assembly);
            return symbol is null ? null : Bind(token, symbol);
        }
        catch (UnboundIdentifierException)
        {
            Report(token, "the compiler can't tell what it refers to (is it dynamic?)");
            return null;
        }
    }

    private BoundIdentifier? Bind(SyntaxToken token, ISymbol symbol)
    {
        var id = symbol.GetDocumentationCommentId();
        if (id is null || symbol.Kind == SymbolKind.ErrorType)
        {
            Report(token, "it has no documentation id");
            return null;
        }

        if (Libraries.Of(symbol) == Library.DotNet || facts.Contains(id))
        {
            var (line, column) = file.Locate(token.SpanStart);
            return new BoundIdentifier(line, column, token.Span.Length, id, symbol);
        }

        Report(token, $"it is {id}, which is not in the facts");
        return null;
    }

    private void Report(SyntaxToken token, string why)
    {
        var (line, column) = file.Locate(token.SpanStart);
        problems.Add(new Problem(file.Path, line, column + 1, $"error: \"{token.Text}\" is not bound: {why}."));
    }
}
