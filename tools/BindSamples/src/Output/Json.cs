using System.Text.Encodings.Web;
using System.Text.Json;
using BindSamples.Binding;
using BindSamples.External;

namespace BindSamples.Output;

/// <summary>Writes the output files: sorted, with one line per source line or name, and LF line ends.</summary>
internal static class Json
{
    // Ids contain many < > ` & +, which JSON doesn't have to escape.
    private static readonly JsonSerializerOptions s_plain = new() { Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping };

    public static string Project(IEnumerable<BoundFile> files) => Block(files.Select(File), "") + "\n";

    public static string Names(IReadOnlyDictionary<string, ExternalName> names) =>
        Block(
            names.OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => $"  {Quote(entry.Key)}: {Name(entry.Value)}"),
            "") + "\n";

    private static string File(BoundFile file)
    {
        var lines = file.Identifiers
            .GroupBy(identifier => identifier.Line)
            .OrderBy(line => line.Key)
            .Select(line => $"      \"{line.Key}\": [{string.Join(", ", line.OrderBy(it => it.Column).Select(Span))}]");
        return $"  {Quote(file.Name)}: {{\n    \"hash\": {Quote(file.Hash)},\n    \"spans\": {Block(lines, "    ")}\n  }}";
    }

    private static string Span(BoundIdentifier it) => $"[{it.Column}, {it.Length}, {Quote(it.Id)}]";

    private static string Name(ExternalName name) =>
        $"{{\"library\": {Quote(name.Library)}, \"kind\": {Quote(name.Kind)}, "
        + $"\"signature\": {Quote(name.Signature)}, \"name\": {Quote(name.Name)}}}";

    private static string Block(IEnumerable<string> lines, string indentation)
    {
        var text = string.Join(",\n", lines);
        return text == "" ? "{}" : $"{{\n{text}\n{indentation}}}";
    }

    private static string Quote(string text) => JsonSerializer.Serialize(text, s_plain);
}
