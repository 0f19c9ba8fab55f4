using System.Collections.Immutable;
using System.Reflection.Metadata;

namespace ReadReferences;

/// <summary>Writes types as documentation ids do (ECMA-334, annex D).</summary>
internal sealed class TypeNames : ISignatureTypeProvider<string, object?>
{
    public static string Of(MetadataReader reader, TypeDefinitionHandle handle)
    {
        var type = reader.GetTypeDefinition(handle);
        var name = reader.GetString(type.Name);
        return type.IsNested
            ? $"{Of(reader, type.GetDeclaringType())}.{name}"
            : Qualified(reader.GetString(type.Namespace), name);
    }

    public static string Of(MetadataReader reader, TypeReferenceHandle handle)
    {
        var type = reader.GetTypeReference(handle);
        var name = reader.GetString(type.Name);
        return type.ResolutionScope.Kind == HandleKind.TypeReference
            ? $"{Of(reader, (TypeReferenceHandle)type.ResolutionScope)}.{name}"
            : Qualified(reader.GetString(type.Namespace), name);
    }

    public string GetArrayType(string elementType, ArrayShape shape) =>
        $"{elementType}[{string.Join(',', Enumerable.Repeat("0:", shape.Rank))}]";

    public string GetByReferenceType(string elementType) => $"{elementType}@";

    public string GetFunctionPointerType(MethodSignature<string> signature) => "System.IntPtr";

    /// <summary>Puts the arguments after the part of the name whose arity asks for them: <c>List{System.Int32}.Enumerator</c>.</summary>
    public string GetGenericInstantiation(string genericType, ImmutableArray<string> typeArguments)
    {
        var rest = new Queue<string>(typeArguments);
        return string.Join('.', genericType.Split('.').Select(part =>
        {
            var tick = part.IndexOf('`');
            return tick < 0
                ? part
                : $"{part[..tick]}{{{string.Join(',', Take(rest, int.Parse(part[(tick + 1)..])))}}}";
        }));
    }

    public string GetGenericMethodParameter(object? genericContext, int index) => $"``{index}";

    public string GetGenericTypeParameter(object? genericContext, int index) => $"`{index}";

    public string GetModifiedType(string modifier, string unmodifiedType, bool isRequired) => unmodifiedType;

    public string GetPinnedType(string elementType) => elementType;

    public string GetPointerType(string elementType) => $"{elementType}*";

    public string GetPrimitiveType(PrimitiveTypeCode typeCode) =>
        typeCode == PrimitiveTypeCode.TypedReference ? "System.TypedReference" : $"System.{typeCode}";

    public string GetSZArrayType(string elementType) => $"{elementType}[]";

    public string GetTypeFromDefinition(MetadataReader reader, TypeDefinitionHandle handle, byte rawTypeKind) =>
        Of(reader, handle);

    public string GetTypeFromReference(MetadataReader reader, TypeReferenceHandle handle, byte rawTypeKind) =>
        Of(reader, handle);

    public string GetTypeFromSpecification(
        MetadataReader reader, object? genericContext, TypeSpecificationHandle handle, byte rawTypeKind) =>
        reader.GetTypeSpecification(handle).DecodeSignature(this, genericContext);

    private static string Qualified(string @namespace, string name) =>
        @namespace.Length == 0 ? name : $"{@namespace}.{name}";

    private static IEnumerable<string> Take(Queue<string> rest, int count)
    {
        for (; count > 0 && rest.TryDequeue(out var argument); count--)
        {
            yield return argument;
        }
    }
}
