using Microsoft.CodeAnalysis;

namespace BindSamples.Binding;

/// <summary>The assemblies that samples compile against, and their libraries.</summary>
internal sealed class Libraries
{
    private static readonly Dictionary<string, Library> s_engine = new()
    {
        ["Cocos2DMono"] = Library.Ours,
        // The engine's assembly up to 2.5.10.
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
        var own = s_engine.Keys.Select(name => Path.Combine(engine, $"{name}.dll")).Where(File.Exists).ToList();
        if (own.Count < 3)
        {
            throw new UsageException(
                $"{engine} lacks the engine, Box2D or MonoGame. Pass the folder of the reference assemblies as --references.");
        }

        var framework = Directory.EnumerateFiles(pack, "*.dll");
        return new Libraries(own.Concat(framework).Select(file => MetadataReference.CreateFromFile(file)).ToList());
    }

    public static Library Of(ISymbol symbol) =>
        symbol is INamespaceSymbol container
            ? PublicTypes(container).Select(Of).Min()
            : s_engine.GetValueOrDefault(symbol.ContainingAssembly.Name, Library.DotNet);

    /// <summary>The public types directly in a namespace, of all libraries.</summary>
    public static IEnumerable<INamedTypeSymbol> PublicTypes(INamespaceSymbol container) =>
        container.GetTypeMembers().Where(type =>
            type.DeclaredAccessibility == Accessibility.Public && !type.Locations.Any(location => location.IsInSource));
}
