import {
  definitionId,
  keywordConstraints,
  parseTypeName,
  typeArguments,
  type DocId,
  type MemberFacts,
  type ParsedTypeName,
  type TypeFacts,
  type TypeName,
  type TypeParameterFacts,
} from 'api-model';

/** Returns the ids of all types in the declarations of a type and its members, including type arguments and elements. */
export function namedTypes(type: TypeFacts): ReadonlySet<DocId> {
  const names = [...declarationNames(type), ...(type.members ?? []).flatMap(memberNames)];
  return new Set(names.flatMap((name) => definitions(parseTypeName(name))));
}

function declarationNames(type: TypeFacts): readonly TypeName[] {
  const {baseType, interfaces = [], underlyingType, returnType, parameters = []} = type;
  return [
    ...[baseType, underlyingType, returnType].filter((name) => name !== undefined),
    ...interfaces,
    ...parameters.map((parameter) => parameter.type),
    ...constraintNames(type.typeParameters),
  ];
}

function memberNames({type, parameters = [], typeParameters}: MemberFacts): readonly TypeName[] {
  return [
    ...(type === undefined ? [] : [type]),
    ...parameters.map((parameter) => parameter.type),
    ...constraintNames(typeParameters),
  ];
}

function constraintNames(typeParameters: readonly TypeParameterFacts[] = []): readonly TypeName[] {
  return typeParameters
    .flatMap(({constraints = []}) => constraints)
    .filter((constraint) => !keywordConstraints.has(constraint));
}

/** Returns the id of a type's definition, and those of the types around it. */
function definitions(type: ParsedTypeName): readonly DocId[] {
  switch (type.kind) {
    case 'named':
      return [
        ...type.segments.map((_, index) => definitionId({...type, segments: type.segments.slice(0, index + 1)})),
        ...typeArguments(type).flatMap(definitions),
      ];
    case 'array':
    case 'pointer':
      return definitions(type.element);
    case 'typeParameter':
      return [];
  }
}
