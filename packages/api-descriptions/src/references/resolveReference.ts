import {definitionIds, type LinkedSnapshot, type TypeFacts, type TypeName} from 'api-model';
import {csharpName, membersNamed, type ApiNames, type OwnedMember} from '../apiNames';

/** What a name in backticks refers to. */
export type ApiTarget =
  | {readonly kind: 'type'; readonly type: TypeFacts}
  /** A member or all overloads of its name; `on` is the type that the author wrote, which may inherit them. */
  | {readonly kind: 'member'; readonly on: TypeFacts; readonly members: readonly [OwnedMember, ...OwnedMember[]]}
  | {readonly kind: 'namespace'; readonly namespace: string};

export type ResolvedReference =
  | ApiTarget
  /** Full names that would not be ambiguous. */
  | {readonly kind: 'ambiguous'; readonly candidates: readonly string[]}
  | {readonly kind: 'none'};

export function isTarget(resolved: ResolvedReference): resolved is ApiTarget {
  return resolved.kind !== 'none' && resolved.kind !== 'ambiguous';
}

/** A part of a dotted name, with the number of its type arguments. */
interface Segment {
  readonly name: string;
  /** undefined when there are no angle brackets. */
  readonly arity?: number;
}

const none = {kind: 'none'} as const;

/**
 * Finds the API that a name refers to: `CCNode`, `Cocos2D.CCNode`, `CCRawList<T>`, `CCNode.RunAction` (also inherited),
 * `CCDirector.SharedDirector.WinSize` (a member of a property's type), a namespace and, from within a type, its members
 * alone. Case matters. A type wins over a member of the same name.
 *
 * @param from The type whose description contains the name. Its members and nested types need no prefix, and types of
 *   its namespace win over others.
 */
export function resolveReference(text: string, names: ApiNames, from?: TypeFacts): ResolvedReference {
  const segments = parseName(text);
  if (!segments) return none;
  for (let length = segments.length; length > 0; length -= 1) {
    const types = findTypes(segments.slice(0, length), names, from);
    if (types.length > 1) return {kind: 'ambiguous', candidates: types.map((type) => fullName(type, names.linked))};
    if (types[0]) return resolveMembers(types[0], segments.slice(length), names.linked);
  }
  if (from) {
    const member = resolveMembers(from, segments, names.linked);
    if (member.kind !== 'none') return member;
  }
  return names.namespaces.includes(text) ? {kind: 'namespace', namespace: text} : none;
}

/** A type's name with its namespace, as C# writes it. */
function fullName(type: TypeFacts, linked: LinkedSnapshot): string {
  return `${type.namespace}.${csharpName(type, linked)}`;
}

function parseName(text: string): readonly Segment[] | undefined {
  if (!/^[\p{L}_][\p{L}\p{N}_]*(?:<[^<>()]*>)?(?:\.[\p{L}_][\p{L}\p{N}_]*(?:<[^<>()]*>)?)*$/u.test(text))
    return undefined;
  return [...text.matchAll(/([\p{L}\p{N}_]+)(?:<([^<>]*)>)?/gu)].map(([, name = '', list]) =>
    list === undefined ? {name} : {name, arity: list.split(',').length},
  );
}

function findTypes(segments: readonly Segment[], names: ApiNames, from: TypeFacts | undefined): readonly TypeFacts[] {
  const name = segments.map((segment) => segment.name).join('.');
  const nested = from ? enclosingNames(from, names.linked).flatMap((outer) => find(`${outer}.${name}`)) : [];
  if (nested.length > 0) return nested.slice(0, 1);
  const all = find(name);
  const near = all.filter((type) => type.namespace === from?.namespace);
  return near.length > 0 ? near : all;

  function find(path: string): readonly TypeFacts[] {
    const found = (names.typesByName.get(path) ?? []).filter((type) => fitsArity(type, segments, names.linked));
    const plain = found.filter((type) => type.typeParameters === undefined);
    return segments.at(-1)?.arity === undefined && plain.length > 0 ? plain : found;
  }
}

/** The full names of `from` and the types around it, the nearest first. */
function enclosingNames(from: TypeFacts, linked: LinkedSnapshot): readonly string[] {
  const owners = linked.owners(from).map(({name}) => name);
  return owners.map((_, index) => [from.namespace, ...owners.slice(0, owners.length - index)].join('.'));
}

/** Returns whether a type has as many type parameters as written; names without angle brackets fit every type. */
function fitsArity(type: TypeFacts, segments: readonly Segment[], linked: LinkedSnapshot): boolean {
  const owners = linked.owners(type).toReversed();
  return segments.toReversed().every(({arity}, index) => {
    return arity === undefined || arity === (owners[index]?.typeParameters?.length ?? 0);
  });
}

function resolveMembers(type: TypeFacts, segments: readonly Segment[], linked: LinkedSnapshot): ResolvedReference {
  const [segment, ...rest] = segments;
  if (!segment) return {kind: 'type', type};
  const name = segment.name === type.name ? '.ctor' : segment.name;
  const [first, ...others] = membersOrExtensions(name, type, linked).filter(({member}) => {
    return segment.arity === undefined || segment.arity === (member.typeParameters?.length ?? 0);
  });
  if (!first || (name === '.ctor' && first.type !== type)) return none;
  if (rest.length === 0) return {kind: 'member', on: type, members: [first, ...others]};
  const {kind, type: valueType} = first.member;
  const hasValue = kind === 'property' || kind === 'field' || kind === 'constant';
  const next = hasValue ? resolveTypeName(valueType, linked) : undefined;
  return next ? resolveMembers(next, rest, linked) : none;
}

/** Returns the members with a name or, if there are none, the members of other types that extend the type by this name. */
function membersOrExtensions(name: string, type: TypeFacts, linked: LinkedSnapshot): readonly OwnedMember[] {
  const members = membersNamed(name, type, linked);
  return members.length > 0 ? members : linked.extensions(type).filter(({member}) => member.name === name);
}

/** Returns our type with this name, ignoring type arguments. */
export function resolveTypeName(name: TypeName | undefined, linked: LinkedSnapshot): TypeFacts | undefined {
  const [id] = name === undefined ? [] : definitionIds(name);
  return id && linked.typesById.get(id);
}
