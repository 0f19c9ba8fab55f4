using System.Security.Cryptography;
using System.Text;

namespace BindSamples.Samples;

/// <summary>A C# file of a sample, with LF line ends.</summary>
internal sealed class SampleFile
{
    private readonly int[] _lineStarts;

    /// <param name="path">The path from the root, with <c>/</c>.</param>
    /// <param name="text">The file's text; CRLF becomes LF.</param>
    public SampleFile(string path, string text)
    {
        Path = path;
        Text = text.Replace("\r\n", "\n", StringComparison.Ordinal);
        _lineStarts = [0, .. Text.Select((character, index) => character == '\n' ? index + 1 : 0).Where(start => start > 0)];
    }

    public string Path { get; }

    public string Text { get; }

    /// <summary>SHA-256 of the text in UTF-8, which shows users of the output whether the file has changed since.</summary>
    public string Hash => Convert.ToHexString(SHA256.HashData(Encoding.UTF8.GetBytes(Text))).ToLowerInvariant();

    public static SampleFile Read(string root, string file) =>
        new(System.IO.Path.GetRelativePath(root, file).Replace('\\', '/'), File.ReadAllText(file));

    /// <summary>Converts a position in the text to a line (from 1) and a column (from 0), in UTF-16 units.</summary>
    public (int Line, int Column) Locate(int position)
    {
        var found = Array.BinarySearch(_lineStarts, position);
        var index = found >= 0 ? found : ~found - 1;
        return (index + 1, position - _lineStarts[index]);
    }
}
