using System.Text.Json;

namespace BindSamples.Binding;

/// <summary>All ids of namespaces, types and members in the facts.</summary>
internal sealed class FactIds
{
    private readonly HashSet<string> _ids = [];

    public bool Contains(string id) => _ids.Contains(id);

    /// <summary>Reads folders of facts, which have one JSON file per type in subfolders.</summary>
    public static FactIds Load(IEnumerable<string> folders)
    {
        var ids = new FactIds();
        foreach (var file in folders.SelectMany(TypeFiles))
        {
            using var type = JsonDocument.Parse(File.ReadAllBytes(file));
            ids.AddType(type.RootElement);
        }

        return ids;
    }

    private static IEnumerable<string> TypeFiles(string folder) =>
        Directory.EnumerateDirectories(folder).SelectMany(child => Directory.EnumerateFiles(child, "*.json"));

    private void AddType(JsonElement type)
    {
        _ids.Add($"N:{type.GetProperty("namespace").GetString()}");
        Add(type);
        if (type.TryGetProperty("members", out var members))
        {
            foreach (var member in members.EnumerateArray())
            {
                Add(member);
            }
        }
    }

    private void Add(JsonElement declaration) => _ids.Add(declaration.GetProperty("id").GetString() ?? "");
}
