import {isByReference, typeId} from './documentationId';
import type {AnnotatedType, DocId, MemberFacts, Nullability, ParameterFacts, TypeName} from './facts';
import {baseOf, interfacesOf} from './namedTypes';
import {
  definitionName,
  formatNullability,
  formatTypeName,
  type NamedType,
  parseTypeName,
  type ParsedTypeName,
  substituteTypeParameters,
  typeArguments,
} from './typeName';

/** What inheritance needs to know of a type, in our facts and in the lists of other libraries' types. */
export interface InheritableType {
  readonly id: DocId;
  readonly baseType?: TypeName;
  readonly baseNullability?: Nullability;
  readonly interfaces?: readonly TypeName[];
  readonly interfaceNullabilities?: readonly Nullability[];
  readonly members?: readonly InheritableMember[];
}

export interface InheritableMember extends Pick<MemberFacts, 'id' | 'kind' | 'name' | 'modifiers' | 'typeParameters'> {
  readonly parameters?: readonly Pick<ParameterFacts, 'type' | 'modifier'>[];
}

/** A base type together with the type arguments that the extending type passes to it. */
export interface ConstructedType<T extends InheritableType> {
  readonly type: T;
  readonly arguments: readonly ParsedTypeName[];
}

/** Finds types by the full name of their definition. */
export type TypeLookup<T extends InheritableType> = (id: DocId) => T | undefined;

/** Returns the known base classes, the nearest first. */
export function baseClasses<T extends InheritableType>(type: T, lookup: TypeLookup<T>): readonly ConstructedType<T>[] {
  const chain: ConstructedType<T>[] = [];
  const seen = new Set<DocId>([type.id]);
  let current = constructedBase(baseOf(type), [], lookup);
  while (current && !seen.has(current.type.id)) {
    chain.push(current);
    seen.add(current.type.id);
    current = constructedBase(baseOf(current.type), current.arguments, lookup);
  }
  return chain;
}

/** Returns the interfaces in a type's declaration and those that they extend, each once. */
export function allInterfaces<T extends InheritableType>(
  type: T,
  lookup: TypeLookup<T>,
): readonly ConstructedType<T>[] {
  const found = new Map<string, ConstructedType<T>>();
  const add = (declaration: InheritableType, list: readonly ParsedTypeName[]) => {
    for (const named of interfacesOf(declaration)) {
      const constructed = constructedBase(named, list, lookup);
      if (!constructed) continue;
      const key = [constructed.type.id, ...constructed.arguments.map(formatTypeName)].join(' ');
      if (found.has(key)) continue;
      found.set(key, constructed);
      add(constructed.type, constructed.arguments);
    }
  };
  add(type, []);
  return [...found.values()];
}

/** Returns a member's name and parameters. Members with the same signature override, implement or hide each other. */
export function memberSignature(member: InheritableMember, list: readonly ParsedTypeName[] = []): string {
  const arity = member.typeParameters?.length ?? 0;
  const parameters = (member.parameters ?? []).map(
    ({type, modifier}) => substituteInName(type, list) + (isByReference(modifier) ? '@' : ''),
  );
  return `${member.name}${arity > 0 ? `\`\`${arity}` : ''}(${parameters.join(',')})`;
}

/** Replaces the declaring type's parameters in a type's name with type arguments, and in its nullability with theirs. */
export function substituteAnnotated(
  {type, nullability}: AnnotatedType,
  list: readonly ParsedTypeName[],
): AnnotatedType {
  const parsed = substituteTypeParameters(parseTypeName(type, nullability), list);
  return {type: formatTypeName(parsed), nullability: formatNullability(parsed)};
}

/** Replaces the declaring type's parameters in a type's name with type arguments. */
export function substituteInName(name: TypeName, list: readonly ParsedTypeName[]): TypeName {
  if (list.length === 0 || !name.includes('`')) return name;
  return formatTypeName(substituteTypeParameters(parseTypeName(name), list));
}

function constructedBase<T extends InheritableType>(
  named: AnnotatedType | undefined,
  list: readonly ParsedTypeName[],
  lookup: TypeLookup<T>,
): ConstructedType<T> | undefined {
  if (named === undefined) return undefined;
  const parsed = substituteTypeParameters(parseTypeName(named.type, named.nullability), list);
  if (parsed.kind !== 'named') return undefined;
  const type = lookup(definitionId(parsed));
  return type && {type, arguments: typeArguments(parsed)};
}

/** The id of a generic type's definition. */
export function definitionId(type: NamedType): DocId {
  return typeId(definitionName(type));
}

/** The id of a named type's definition; none for arrays and type parameters. */
export function definitionIds(name: TypeName): readonly DocId[] {
  const parsed = parseTypeName(name);
  return parsed.kind === 'named' ? [definitionId(parsed)] : [];
}
