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
    private int _sampleCount;

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

    public string Summary => Counts.Of(_sampleCount, _identifiers);

    public static SamplesRun Of(Options options)
    {
        var run = new SamplesRun(options);
        foreach (var project in options.Projects)
        {
            run.BindProject(project);
        }

        run.WriteExternalNames();
        return run;
    }

    private void BindProject(ProjectFolder folder)
    {
        var project = SampleProject.Read(_options.Root, folder);
        var compilations = _compiler.Compile(project);
        var errors = compilations.SelectMany(CompileErrors.Of).ToList();
        _problems.AddRange(errors);
        if (errors.Count > 0)
        {
            return;
        }

        var bound = project.Files
            .Select((file, index) => new BoundFile(
                RelativePath(folder.Folder, Path.Combine(_options.Root, file.Path)),
                file.Hash,
                compilations
                    .SelectMany(compilation => BindFile(file, compilation, index))
                    .DistinctBy(identifier => (identifier.Line, identifier.Column))
                    .ToList()))
            .ToList();
        _sampleCount += bound.Count;
        _identifiers.AddRange(bound.SelectMany(file => file.Identifiers));
        _files.Add(RelativePath(_options.Samples, folder.Folder) + ".json", Json.Project(bound));
    }

    private IEnumerable<BoundIdentifier> BindFile(SampleFile file, CSharpCompilation compilation, int index)
    {
        var model = compilation.GetSemanticModel(compilation.SyntaxTrees[index]);
        return new FileBinder(file, model, _facts, _problems).Bind();
    }

    private static string RelativePath(string folder, string path) =>
        Path.GetRelativePath(folder, path).Replace('\\', '/');

    private void WriteExternalNames()
    {
        var names = _identifiers
            .Where(identifier => Libraries.Of(identifier.Symbol) != Library.Ours)
            .DistinctBy(identifier => identifier.Id)
            .ToDictionary(identifier => identifier.Id, identifier => ExternalName.Of(identifier.Symbol));
        _files.Add("external.json", Json.Names(names));
    }
}
