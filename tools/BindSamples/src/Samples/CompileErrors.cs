using System.Globalization;
using Microsoft.CodeAnalysis;

namespace BindSamples.Samples;

/// <summary>The compiler's errors and warnings in a sample, all of which are errors in samples/Directory.Build.props.</summary>
internal static class CompileErrors
{
    public static IEnumerable<Problem> Of(Compilation compilation) =>
        compilation.GetDiagnostics()
            .Where(diagnostic => diagnostic.Severity >= DiagnosticSeverity.Warning)
            .Select(ToProblem);

    private static Problem ToProblem(Diagnostic diagnostic)
    {
        var start = diagnostic.Location.GetLineSpan();
        return new Problem(
            start.Path,
            start.StartLinePosition.Line + 1,
            start.StartLinePosition.Character + 1,
            $"error {diagnostic.Id}: {diagnostic.GetMessage(CultureInfo.InvariantCulture)}");
    }
}
