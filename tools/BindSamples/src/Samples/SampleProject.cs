namespace BindSamples.Samples;

/// <summary>C# files that compile together.</summary>
/// <param name="Files">The files below the project's folder, which are bound.</param>
/// <param name="OtherFiles">The files that a variant takes from another project.</param>
internal sealed record SampleProject(IReadOnlyList<SampleFile> Files, IReadOnlyList<SampleFile> OtherFiles)
{
    private static readonly string[] s_builtFolders = ["bin", "obj"];

    /// <summary>Reads a project's C# files, without build output. Throws <see cref="UsageException"/> if there are none.</summary>
    public static SampleProject Read(string root, ProjectFolder project)
    {
        var files = ReadFolder(root, project.Folder);
        if (project.VariantOf is not { } stage)
        {
            return new SampleProject(files, []);
        }

        var changed = files.Select(file => RelativePath(root, project.Folder, file)).ToHashSet(StringComparer.Ordinal);
        var others = ReadFolder(root, stage).Where(file => !changed.Contains(RelativePath(root, stage, file)));
        return new SampleProject(files, others.ToList());
    }

    private static List<SampleFile> ReadFolder(string root, string folder)
    {
        if (!Directory.Exists(folder))
        {
            throw new UsageException($"There is no sample project {folder}.");
        }

        var files = FilesBelow(folder)
            .Select(file => SampleFile.Read(root, file))
            .OrderBy(file => file.Path, StringComparer.Ordinal)
            .ToList();
        return files.Count > 0 ? files : throw new UsageException($"The sample project {folder} has no C# files.");
    }

    private static string RelativePath(string root, string folder, SampleFile file) =>
        Path.GetRelativePath(folder, Path.Combine(root, file.Path));

    private static IEnumerable<string> FilesBelow(string folder) =>
        Directory.EnumerateDirectories(folder)
            .Where(child => !s_builtFolders.Contains(Path.GetFileName(child)))
            .SelectMany(FilesBelow)
            .Concat(Directory.EnumerateFiles(folder, "*.cs"));
}
