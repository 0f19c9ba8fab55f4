using System.Reflection;

namespace BindSamples;

/// <summary>.NET's reference assemblies, as the build of this program found them (see BindSamples.csproj).</summary>
internal static class ReferencePack
{
    /// <summary>Returns the folder of the DLLs. Throws <see cref="UsageException"/> if it no longer exists.</summary>
    public static string Find()
    {
        var pack = Assembly.GetExecutingAssembly()
            .GetCustomAttributes<AssemblyMetadataAttribute>()
            .First(attribute => attribute.Key == "ReferencePack")
            .Value!;
        var folder = Path.Combine(pack, "ref", "net10.0");
        return Directory.Exists(folder)
            ? folder
            : throw new UsageException(
                $"The reference assemblies of .NET 10 are no longer in {folder}. Remove tools/BindSamples/bin and run the command again.");
    }
}
