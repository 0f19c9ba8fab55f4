namespace BindSamples.Samples;

/// <summary>The folders of a project's files, with full paths.</summary>
/// <param name="VariantOf">A folder whose files are compiled too, unless the project has a file at the same path.</param>
internal sealed record ProjectFolder(string Folder, string? VariantOf)
{
    /// <summary>Reads <c>folder</c> or <c>folder+other</c>; folders may be relative to the root.</summary>
    public static ProjectFolder Parse(string argument, string root)
    {
        var parts = argument.Split('+', 2);
        return new ProjectFolder(
            Path.GetFullPath(parts[0], root),
            parts.Length > 1 ? Path.GetFullPath(parts[1], root) : null);
    }
}
