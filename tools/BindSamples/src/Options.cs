using BindSamples.Samples;

namespace BindSamples;

/// <summary>The options of the command line, with full paths.</summary>
/// <param name="Root">The folder that paths in the output and in messages are relative to.</param>
/// <param name="References">The folder with the reference assemblies of the engine, Box2D and MonoGame.</param>
/// <param name="Facts">The folders of the facts that those assemblies were made from.</param>
/// <param name="Samples">The folder of the samples. A project's output has its folder's path below the output folder.</param>
/// <param name="Output">The folder for the output, which contains nothing else.</param>
/// <param name="Check">Compare instead of writing.</param>
/// <param name="Projects">The projects, each compiled on its own.</param>
internal sealed record Options(
    string Root,
    string References,
    IReadOnlyList<string> Facts,
    string Samples,
    string Output,
    bool Check,
    IReadOnlyList<ProjectFolder> Projects)
{
    private const string Usage =
        "BindSamples --root <folder> --references <folder> --facts <folder> [--facts <folder>] --samples <folder> "
        + "--output <folder> [--check] <project folder>[+<folder it is a variant of>]...";

    private static readonly string[] s_withValue = ["--root", "--references", "--facts", "--samples", "--output"];

    /// <summary>Reads the arguments; folders may be relative to the root. Throws <see cref="UsageException"/>.</summary>
    public static Options Parse(IEnumerable<string> arguments)
    {
        var rest = new Queue<string>(arguments);
        var values = s_withValue.ToDictionary(name => name, _ => new List<string>());
        var projects = new List<string>();
        var check = false;
        while (rest.TryDequeue(out var argument))
        {
            if (argument == "--check")
            {
                check = true;
            }
            else if (!argument.StartsWith("--", StringComparison.Ordinal))
            {
                projects.Add(argument);
            }
            else if (values.TryGetValue(argument, out var value) && rest.TryDequeue(out var next))
            {
                value.Add(next);
            }
            else
            {
                throw new UsageException($"{argument} is not an option, or its value is missing. Usage: {Usage}");
            }
        }

        var missing = s_withValue.FirstOrDefault(name => values[name].Count == 0);
        if (missing is not null || projects.Count == 0)
        {
            throw new UsageException($"{missing ?? "A project folder"} is missing. Usage: {Usage}");
        }

        var root = Path.GetFullPath(values["--root"][0]);
        string Folder(string path) => Path.GetFullPath(path, root);
        return new Options(
            root,
            Folder(values["--references"][0]),
            values["--facts"].Select(Folder).ToList(),
            Folder(values["--samples"][0]),
            Folder(values["--output"][0]),
            check,
            projects.Select(project => ProjectFolder.Parse(project, root)).ToList());
    }
}
