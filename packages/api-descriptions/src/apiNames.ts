import {
  allInterfaces,
  linkSnapshot,
  type LinkedSnapshot,
  type MemberFacts,
  type Snapshot,
  type TypeFacts,
  type TypeParameterScope,
} from 'api-model';

/** Linked facts with the names that authors use for them. */
export interface ApiNames {
  readonly linked: LinkedSnapshot;
  /**
   * By name without arity, with and without namespace: `CCNode`, `Cocos2D.CCNode`, `CCLabel.ivec3`. Nested types with a
   * prefix (`CCTouchMode` in `CCNode`) are also listed by that name alone, because derived classes write it so.
   */
  readonly typesByName: ReadonlyMap<string, readonly TypeFacts[]>;
  /** Namespaces that contain a type, sorted. */
  readonly namespaces: readonly string[];
}

export interface OwnedMember {
  readonly member: MemberFacts;
  /** The type that declares it. */
  readonly type: TypeFacts;
}

export function nameApi(linked: LinkedSnapshot): ApiNames {
  const typesByName = new Map<string, TypeFacts[]>();
  const {types} = linked.snapshot;
  const add = (name: string, type: TypeFacts): void => {
    const known = typesByName.get(name);
    if (known) known.push(type);
    else typesByName.set(name, [type]);
  };
  for (const type of types) {
    const local = localName(type, linked);
    add(local, type);
    add(`${type.namespace}.${local}`, type);
  }
  const taken = new Set(typesByName.keys());
  for (const type of types) {
    if (type.declaringType !== undefined && hasPrefix(type.name) && !taken.has(type.name)) add(type.name, type);
  }
  const namespaces = [...new Set(types.map(({namespace}) => namespace))].sort();
  return {linked, typesByName, namespaces};
}

/** Returns whether a name has the engine's prefix, as `CCNode`, `ICCCopyable` and `b2Body` do. */
export function hasPrefix(name: string): boolean {
  return /^I?(?:CC|b2)[A-Z]/.test(name);
}

/** Names the API of facts that are not linked yet. */
export function nameSnapshot(snapshot: Snapshot): ApiNames {
  return nameApi(linkSnapshot(snapshot));
}

/** `CCNode`, `CCLabel.ivec3`: a type's name within its namespace, without arity. */
export function localName(type: TypeFacts, linked: LinkedSnapshot): string {
  return linked
    .owners(type)
    .map(({name}) => name)
    .join('.');
}

/** A type's name within its namespace, as C# writes it: `CCRawList<T>`, `CCRawList<T>.Enumerator`. */
export function csharpName(type: TypeFacts, linked: LinkedSnapshot): string {
  return linked
    .owners(type)
    .map((owner) => owner.name + angleBrackets(parameterNames(owner)))
    .join('.');
}

/** `<T, U>`, or nothing. */
export function angleBrackets(names: readonly string[]): string {
  return names.length === 0 ? '' : `<${names.join(', ')}>`;
}

/** The names of `` `0 `` and ` ``0 ` in a type's declaration, or in that of one of its members. */
export function scopeOf(type: TypeFacts, linked: LinkedSnapshot, member?: MemberFacts): TypeParameterScope {
  return {type: linked.owners(type).flatMap(parameterNames), method: member ? parameterNames(member) : []};
}

/** The types whose members `type` inherits: a class's bases, an interface's interfaces; the nearest first. */
export function inheritedTypes(type: TypeFacts, linked: LinkedSnapshot): readonly TypeFacts[] {
  if (type.kind !== 'interface') return linked.baseChain(type);
  return allInterfaces(type, (id) => linked.typesById.get(id)).map((constructed) => constructed.type);
}

/** Returns the members with that name in `type` or, if it has none, in the nearest type it inherits from. */
export function membersNamed(name: string, type: TypeFacts, linked: LinkedSnapshot): readonly OwnedMember[] {
  for (const owner of [type, ...inheritedTypes(type, linked)]) {
    const found = (owner.members ?? []).filter((member) => member.name === name);
    if (found.length > 0) return found.map((member) => ({member, type: owner}));
  }
  return [];
}

function parameterNames({typeParameters = []}: TypeFacts | MemberFacts): readonly string[] {
  return typeParameters.map(({name}) => name);
}
