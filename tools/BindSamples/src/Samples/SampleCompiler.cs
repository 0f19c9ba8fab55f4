using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace BindSamples.Samples;

/// <summary>Compiles samples in memory, with the settings of samples/Directory.Build.props.</summary>
internal sealed class SampleCompiler(IReadOnlyList<MetadataReference> references)
{
    private static readonly string[] s_release =
    [
        "TRACE", "NET", "NET10_0", "NETCOREAPP",
        .. Enumerable.Range(5, 6).Select(version => $"NET{version}_0_OR_GREATER"),
    ];

    /// <summary>
    /// Returns one compilation with <c>DEBUG</c>, and a second one without it if a file has <c>#if</c>.
    /// </summary>
    public IReadOnlyList<CSharpCompilation> Compile(SampleProject project)
    {
        var debug = Compile(project, [.. s_release, "DEBUG"]);
        return HasConditions(debug) ? [debug, Compile(project, s_release)] : [debug];
    }

    private CSharpCompilation Compile(SampleProject project, IReadOnlyList<string> symbols)
    {
        var options = CSharpParseOptions.Default
            .WithLanguageVersion(LanguageVersion.CSharp12)
            .WithDocumentationMode(DocumentationMode.None)
            .WithPreprocessorSymbols(symbols);
        var trees = project.Files.Concat(project.OtherFiles)
            .Select(file => CSharpSyntaxTree.ParseText(file.Text, options, file.Path))
            .ToList();
        return CSharpCompilation.Create(
            "Sample",
            trees,
            references,
            new CSharpCompilationOptions(
                trees.Any(HasStatements) ? OutputKind.ConsoleApplication : OutputKind.DynamicallyLinkedLibrary,
                nullableContextOptions: NullableContextOptions.Disable));
    }

    private static bool HasStatements(SyntaxTree tree) =>
        tree.GetCompilationUnitRoot().Members.Any(member => member is GlobalStatementSyntax);

    private static bool HasConditions(Compilation compilation) =>
        compilation.SyntaxTrees.Any(tree =>
            tree.GetRoot().ContainsDirectives
            && tree.GetRoot().DescendantTrivia().Any(trivia => trivia.IsKind(SyntaxKind.IfDirectiveTrivia)));
}
