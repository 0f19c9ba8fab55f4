using Microsoft.CodeAnalysis;

namespace BindSamples.Binding;

/// <summary>The assemblies that samples compile against, and whose they are.</summary>
internal sealed class Libraries
{
    private static readonly Dictionary<string, Library> s_engine = new()
    {
        ["Cocos2D"] = Library.Ours,
        ["Box2D"] = Library.Ours,
        ["MonoGame.Framework"] = Library.MonoGame,
    };

    private Libraries(IReadOnlyList<MetadataReference> references) => References = references;

    public IReadOnlyList<MetadataReference> References { get; }

    /// <param name="engine">The folder of the reference assemblies made from facts.</param>
    /// <param name="pack">The folder of .NET's reference assemblies.</param>
    public static Libraries Load(string engine, string pack)
    {
        var own = s_engine.Keys.Select(name => Path.Combine(engine, $"{name}.dll")).ToList();
        var missing = own.Find(file => !File.Exists(file));
        if (missing is not null)
        {
            throw new UsageException($"There is no {missing}: --references names the folder of the reference assemblies.");
        }

        var framework = Directory.EnumerateFiles(pack, "*.dll");
        return new Libraries(own.Concat(framework).Select(file => MetadataReference.CreateFromFile(file)).ToList());
    }

    public static Library Of(ISymbol symbol) =>
        symbol is INamespaceSymbol container
            ? PublicTypes(container).Select(Of).Min()
            : s_engine.GetValueOrDefault(symbol.ContainingAssembly.Name, Library.DotNet);

    /// <summary>The types that libraries have right in a namespace.</summary>
    public static IEnumerable<INamedTypeSymbol> PublicTypes(INamespaceSymbol container) =>
        container.GetTypeMembers().Where(type =>
            type.DeclaredAccessibility == Accessibility.Public && !type.Locations.Any(location => location.IsInSource));
}
