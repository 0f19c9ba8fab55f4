// cspell:ignore Assem
using System.Reflection;
using System.Reflection.Metadata;

namespace ReadReferences;

/// <summary>The public types of one assembly.</summary>
internal sealed class AssemblyTypes(MetadataReader reader)
{
    private static readonly TypeNames s_names = new();

    public IEnumerable<ReferenceType> Read() => reader.TypeDefinitions.Where(IsPublic).Select(Read);

    private bool IsPublic(TypeDefinitionHandle handle)
    {
        var type = reader.GetTypeDefinition(handle);
        return (type.Attributes & TypeAttributes.VisibilityMask) switch
        {
            TypeAttributes.Public => true,
            TypeAttributes.NestedPublic or TypeAttributes.NestedFamily or TypeAttributes.NestedFamORAssem =>
                IsPublic(type.GetDeclaringType()),
            _ => false,
        };
    }

    private ReferenceType Read(TypeDefinitionHandle handle)
    {
        var type = reader.GetTypeDefinition(handle);
        var fullName = TypeNames.Of(reader, handle);
        var outermost = type;
        while (outermost.IsNested)
        {
            outermost = reader.GetTypeDefinition(outermost.GetDeclaringType());
        }

        var @namespace = reader.GetString(outermost.Namespace);
        var baseType = type.BaseType.IsNil ? null : NameOf(type.BaseType);
        var kind = KindOf(type, baseType);
        var interfaces = type.GetInterfaceImplementations()
            .Select(reader.GetInterfaceImplementation)
            .Select(implementation => NameOf(implementation.Interface))
            .ToList();
        return new ReferenceType(
            $"T:{fullName}",
            @namespace,
            @namespace.Length == 0 ? fullName : fullName[(@namespace.Length + 1)..],
            kind,
            kind == "class" ? baseType : null,
            interfaces.Count == 0 ? null : interfaces,
            kind is "class" or "interface" ? new TypeMembers(reader, s_names, type, fullName).Read() : null);
    }

    /// <summary>ValueType and Enum themselves are classes.</summary>
    private static string KindOf(TypeDefinition type, string? baseType) =>
        type.Attributes.HasFlag(TypeAttributes.Interface) ? "interface"
        : !type.Attributes.HasFlag(TypeAttributes.Sealed) ? "class"
        : baseType switch
        {
            "System.Enum" => "enum",
            "System.ValueType" => "struct",
            "System.MulticastDelegate" => "delegate",
            _ => "class",
        };

    private string NameOf(EntityHandle handle) => handle.Kind switch
    {
        HandleKind.TypeDefinition => TypeNames.Of(reader, (TypeDefinitionHandle)handle),
        HandleKind.TypeReference => TypeNames.Of(reader, (TypeReferenceHandle)handle),
        _ => s_names.GetTypeFromSpecification(reader, null, (TypeSpecificationHandle)handle, 0),
    };
}
