using System.Text;

namespace BindSamples.Output;

/// <summary>The folder that contains exactly the output of a run.</summary>
internal static class OutputFolder
{
    /// <summary>Writes the files, or only compares them with <c>--check</c>. Returns the exit code.</summary>
    public static int Finish(Options options, IReadOnlyDictionary<string, string> files)
    {
        var differences = Differences(options.Output, files);
        if (options.Check)
        {
            foreach (var (file, what) in differences)
            {
                Console.Error.WriteLine($"{PathOf(file)} {what}.");
            }

            return differences.Count == 0 ? 0 : 1;
        }

        if (differences.Count > 0)
        {
            Replace(options.Output, files);
        }

        foreach (var (file, _) in differences)
        {
            Console.WriteLine($"{(files.ContainsKey(file) ? "Wrote" : "Removed")} {PathOf(file)}.");
        }

        Console.WriteLine(
            differences.Count switch
            {
                0 => "No file has changed.",
                1 => "1 file has changed.",
                var count => $"{count} files have changed.",
            });
        return 0;

        string PathOf(string file) =>
            Path.GetRelativePath(options.Root, Path.Combine(options.Output, file)).Replace('\\', '/');
    }

    private static List<(string File, string What)> Differences(string folder, IReadOnlyDictionary<string, string> files)
    {
        var before = Read(folder);
        return files.Keys.Union(before.Keys)
            .Order(StringComparer.Ordinal)
            .Where(file => before.GetValueOrDefault(file) != files.GetValueOrDefault(file))
            .Select(file => (file, Difference(before.ContainsKey(file), files.ContainsKey(file))))
            .ToList();
    }

    private static string Difference(bool isThere, bool belongsThere) =>
        (isThere, belongsThere) switch
        {
            (true, true) => "is out of date",
            (false, _) => "is missing",
            _ => "belongs to no project",
        };

    private static Dictionary<string, string> Read(string folder) =>
        Directory.Exists(folder)
            ? Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories).ToDictionary(
                file => Path.GetRelativePath(folder, file).Replace('\\', '/'),
                // A checkout on Windows may have converted LF to CRLF.
                file => File.ReadAllText(file).Replace("\r\n", "\n", StringComparison.Ordinal))
            : [];

    /// <summary>Writes the files beside the folder, then swaps the folders, so that a failed run changes nothing.</summary>
    private static void Replace(string folder, IReadOnlyDictionary<string, string> files)
    {
        var (next, old) = ($"{folder}.next", $"{folder}.old");
        Remove(next);
        Remove(old);
        foreach (var (file, text) in files)
        {
            var path = Path.Combine(next, file);
            Directory.CreateDirectory(Path.GetDirectoryName(path)!);
            File.WriteAllText(path, text, new UTF8Encoding(encoderShouldEmitUTF8Identifier: false));
        }

        if (Directory.Exists(folder))
        {
            Directory.Move(folder, old);
        }

        Directory.Move(next, folder);
        Remove(old);
    }

    private static void Remove(string folder)
    {
        if (Directory.Exists(folder))
        {
            Directory.Delete(folder, recursive: true);
        }
    }
}
