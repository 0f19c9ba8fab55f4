using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Text.Encodings.Web;
using System.Text.Json;
using ReadReferences;

// ReadReferences <folder with DLLs>... prints the public types of the DLLs as JSON, with the members that derived types
// can override or implement.
var options = new JsonSerializerOptions
{
    PropertyNamingPolicy = JsonNamingPolicy.CamelCase,
    DefaultIgnoreCondition = System.Text.Json.Serialization.JsonIgnoreCondition.WhenWritingNull,
    Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
};
var missing = args.FirstOrDefault(folder => !Directory.Exists(folder));
if (args.Length == 0 || missing is not null)
{
    Console.Error.WriteLine(missing is null ? "Pass folders with reference assemblies." : $"There is no folder {missing}.");
    return 2;
}

var files = args.SelectMany(folder => Directory.EnumerateFiles(folder, "*.dll")).Order(StringComparer.Ordinal);
var types = files.SelectMany(ReadTypes).DistinctBy(type => type.Id).OrderBy(type => type.Id, StringComparer.Ordinal);
Console.WriteLine(JsonSerializer.Serialize(types, options));
return 0;

static IReadOnlyList<ReferenceType> ReadTypes(string file)
{
    using var stream = File.OpenRead(file);
    using var assembly = new PEReader(stream);
    if (!assembly.HasMetadata)
    {
        return [];
    }

    var reader = new AssemblyTypes(assembly.GetMetadataReader());
    return reader.Read().ToList();
}
