using BindSamples.Binding;

namespace BindSamples.Output;

/// <summary>The one-line summary of a run.</summary>
internal static class Counts
{
    public static string Of(int files, IReadOnlyCollection<BoundIdentifier> identifiers)
    {
        var libraries = identifiers
            .GroupBy(identifier => Libraries.Of(identifier.Symbol))
            .OrderBy(library => library.Key)
            .Select(library =>
                $"{library.Count()} {Name(library.Key)} ({library.DistinctBy(identifier => identifier.Id).Count()} ids)");
        return $"{files} files, {identifiers.Count} identifiers: {string.Join(", ", libraries)}.";
    }

    private static string Name(Library library) =>
        library switch
        {
            Library.Ours => "of the engine",
            Library.MonoGame => "of MonoGame",
            _ => "of .NET",
        };
}
