using BindSamples.Binding;
using BindSamples.External;
using BindSamples.Output;
using BindSamples.Samples;
using Microsoft.CodeAnalysis.CSharp;

namespace BindSamples;

/// <summary>Binds all projects. The files are complete only if there are no problems.</summary>
internal sealed class SamplesRun
{
    private readonly Options _options;
    private readonly FactIds _facts;
    private readonly SampleCompiler _compiler;
    private readonly List<Problem> _problems = [];
    private readonly SortedDictionary<string, string> _files = new(StringComparer.Ordinal);
    private readonly List<BoundIdentifier> _identifiers = [];

    private SamplesRun(Options options)
    {
        _options = options;
        _facts = FactIds.Load(options.Facts);
        _compiler = new SampleCompiler(Libraries.Load(options.References, ReferencePack.Find()).References);
    }

    /// <summary>The problems, each once, because a file compiled twice can have the same problem twice.</summary>
    public IReadOnlyList<Problem> Problems => _problems.Distinct().ToList();

    /// <summary>The files' texts by path below the output folder.</summary>
    public IReadOnlyDictionary<string, string> Files => _files;

    public string Summary => Counts.Of(_files.Count - 1, _identifiers);

    public static SamplesRun Of(Options options)
    {
        var run = new SamplesRun(options);
        foreach (var project in options.Projects)
        {
            run.BindProject(SampleProject.Read(options.Root, project));
        }

        run.WriteExternalNames();
        return run;
    }

    private void BindProject(SampleProject project)
    {
        var compilations = _compiler.Compile(project);
        var errors = compilations.SelectMany(CompileErrors.Of).ToList();
        _problems.AddRange(errors);
        if (errors.Count > 0)
        {
            return;
        }

        foreach (var (file, index) in project.Files.Select((file, index) => (file, index)))
        {
            var identifiers = compilations
                .SelectMany(compilation => BindFile(file, compilation, index))
                .DistinctBy(identifier => (identifier.Line, identifier.Column))
                .ToList();
            _identifiers.AddRange(identifiers);
            _files.Add(OutputPath(file), Json.Spans(file, identifiers));
        }
    }

    private IEnumerable<BoundIdentifier> BindFile(SampleFile file, CSharpCompilation compilation, int index)
    {
        var model = compilation.GetSemanticModel(compilation.SyntaxTrees[index]);
        return new FileBinder(file, model, _facts, _problems).Bind();
    }

    private string OutputPath(SampleFile file) =>
        Path.GetRelativePath(_options.Samples, Path.Combine(_options.Root, file.Path)).Replace('\\', '/') + ".json";

    private void WriteExternalNames()
    {
        var names = _identifiers
            .Where(identifier => Libraries.Of(identifier.Symbol) != Library.Ours)
            .DistinctBy(identifier => identifier.Id)
            .ToDictionary(identifier => identifier.Id, identifier => ExternalName.Of(identifier.Symbol));
        _files.Add("external.json", Json.Names(names));
    }
}
