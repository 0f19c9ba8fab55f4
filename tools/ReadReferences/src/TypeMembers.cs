// cspell:ignore Assem
using System.Reflection;
using System.Reflection.Metadata;

namespace ReadReferences;

/// <summary>The members of a type that derived types can override or implement.</summary>
internal sealed class TypeMembers(MetadataReader reader, TypeNames names, TypeDefinition type, string fullName)
{
    private readonly bool _isInterface = type.Attributes.HasFlag(TypeAttributes.Interface);

    /// <summary>Returns the members, sorted, or null if there are none.</summary>
    public IReadOnlyList<ReferenceMember>? Read()
    {
        var members = Methods().Concat(Properties()).Concat(Events()).OrderBy(member => member.Id, StringComparer.Ordinal);
        return members.Any() ? members.ToList() : null;
    }

    private IEnumerable<ReferenceMember> Methods() =>
        from method in type.GetMethods().Select(reader.GetMethodDefinition)
        let name = reader.GetString(method.Name)
        where IsOverridable(method) && !method.Attributes.HasFlag(MethodAttributes.SpecialName) && name != "Finalize"
        select Method(method, name);

    private ReferenceMember Method(MethodDefinition method, string name)
    {
        var signature = method.DecodeSignature(names, null);
        var typeParameters = method.GetGenericParameters()
            .Select(reader.GetGenericParameter)
            .Select(parameter => new ReferenceTypeParameter(reader.GetString(parameter.Name)))
            .ToList();
        var arity = typeParameters.Count == 0 ? "" : $"``{typeParameters.Count}";
        return new ReferenceMember(
            $"M:{fullName}.{name}{arity}{List(signature.ParameterTypes)}",
            "method",
            name,
            Modifiers(method),
            Parameters(signature.ParameterTypes, method),
            typeParameters.Count == 0 ? null : typeParameters);
    }

    private IEnumerable<ReferenceMember> Properties()
    {
        foreach (var property in type.GetProperties().Select(reader.GetPropertyDefinition))
        {
            var accessors = property.GetAccessors();
            var accessor = Overridable(accessors.Getter, accessors.Setter);
            if (accessor is null)
            {
                continue;
            }

            var types = property.DecodeSignature(names, null).ParameterTypes;
            var name = reader.GetString(property.Name);
            yield return new ReferenceMember(
                $"P:{fullName}.{name}{List(types)}",
                types.Length == 0 ? "property" : "indexer",
                types.Length == 0 ? name : "this[]",
                Modifiers(accessor.Value),
                Parameters(types, accessor.Value),
                null);
        }
    }

    private IEnumerable<ReferenceMember> Events()
    {
        foreach (var definition in type.GetEvents().Select(reader.GetEventDefinition))
        {
            if (Overridable(definition.GetAccessors().Adder) is { } accessor)
            {
                var name = reader.GetString(definition.Name);
                yield return new ReferenceMember($"E:{fullName}.{name}", "event", name, Modifiers(accessor), null, null);
            }
        }
    }

    private MethodDefinition? Overridable(params MethodDefinitionHandle[] accessors) =>
        accessors
            .Where(handle => !handle.IsNil)
            .Select(reader.GetMethodDefinition)
            .Where(IsOverridable)
            .Select(method => (MethodDefinition?)method)
            .FirstOrDefault();

    private static bool IsOverridable(MethodDefinition method) =>
        (method.Attributes & (MethodAttributes.Virtual | MethodAttributes.Final | MethodAttributes.Static))
            == MethodAttributes.Virtual
        && (method.Attributes & MethodAttributes.MemberAccessMask)
            is MethodAttributes.Public or MethodAttributes.Family or MethodAttributes.FamORAssem;

    private IReadOnlyList<string>? Modifiers(MethodDefinition method) =>
        _isInterface ? null
        : method.Attributes.HasFlag(MethodAttributes.Abstract) ? ["abstract"]
        : method.Attributes.HasFlag(MethodAttributes.NewSlot) ? ["virtual"]
        : ["override"];

    private IReadOnlyList<ReferenceParameter>? Parameters(IReadOnlyList<string> types, MethodDefinition method)
    {
        if (types.Count == 0)
        {
            return null;
        }

        var attributes = method.GetParameters()
            .Select(reader.GetParameter)
            .ToDictionary(parameter => parameter.SequenceNumber, parameter => parameter.Attributes);
        return types
            .Select((name, index) => name.EndsWith('@')
                ? new ReferenceParameter(name[..^1], ByReference(attributes.GetValueOrDefault(index + 1)))
                : new ReferenceParameter(name, null))
            .ToList();
    }

    private static string ByReference(ParameterAttributes attributes) =>
        attributes.HasFlag(ParameterAttributes.Out) ? "out"
        : attributes.HasFlag(ParameterAttributes.In) ? "in"
        : "ref";

    private static string List(IReadOnlyCollection<string> types) => types.Count == 0 ? "" : $"({string.Join(',', types)})";
}
