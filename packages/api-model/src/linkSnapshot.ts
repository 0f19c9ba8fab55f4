import {compareMembers, compareText} from './compareMembers';
import type {AnnotatedType, DocId, MemberFacts, Snapshot, TypeFacts} from './facts';
import {extendedTypes, receiverOf} from './extensions';
import {groupBy} from './groupBy';
import {groupPairs} from './groupPairs';
import {allInterfaces, baseClasses, definitionIds, memberSignature, substituteAnnotated} from './inheritance';
import type {ParsedTypeName} from './typeName';

/** A snapshot together with what can be derived from it. */
export interface LinkedSnapshot {
  readonly snapshot: Snapshot;
  readonly typesById: ReadonlyMap<DocId, TypeFacts>;
  readonly membersById: ReadonlyMap<DocId, {readonly member: MemberFacts; readonly type: TypeFacts}>;
  /** Types whose declaration has this one as its base class, and interfaces that extend it; sorted by id. */
  readonly derivedTypes: (type: DocId) => readonly TypeFacts[];
  /** Classes and structs that declare this interface, or an interface that extends it. */
  readonly implementers: (type: DocId) => readonly TypeFacts[];
  /** The base classes within the snapshot, the nearest first. */
  readonly baseChain: (type: TypeFacts) => readonly TypeFacts[];
  /** The members that a type inherits, in the order of `compareMembers`. */
  readonly inheritedMembers: (type: TypeFacts) => readonly InheritedMember[];
  /**
   * The members of static classes that extend a type, a base class of it or an interface that it implements; those of the
   * nearest come first. Only types of the snapshot have any.
   */
  readonly extensions: (type: TypeFacts) => readonly ExtensionMember[];
  /** The types around a type, outermost first, then the type itself: the owners for its members' signatures. */
  readonly owners: (type: TypeFacts) => readonly TypeFacts[];
}

/** A member that can be used as if the type that it extends declared it. */
export interface ExtensionMember {
  readonly member: MemberFacts;
  /** The static class that declares it. */
  readonly type: TypeFacts;
}

export interface InheritedMember {
  /** The base's type parameters are replaced with the derived type's arguments; the id is that of the declaration. */
  readonly member: MemberFacts;
  /** Where it is declared. */
  readonly origin: TypeFacts;
}

/** Derives lookups, derived types, implementers and inherited members from the facts. */
export function linkSnapshot(snapshot: Snapshot): LinkedSnapshot {
  const typesById = new Map(snapshot.types.map((type) => [type.id, type]));
  const lookup = (id: DocId) => typesById.get(id);
  const membersById = new Map(
    snapshot.types.flatMap((type) => (type.members ?? []).map((member) => [member.id, {member, type}] as const)),
  );
  const types = snapshot.types.toSorted((a, b) => compareText(a.id, b.id));
  const derived = groupByEach(types, namedBases);
  const implementing = groupByEach(
    types.filter(({kind}) => kind === 'class' || kind === 'struct'),
    (type) => allInterfaces(type, lookup).map((constructed) => constructed.type.id),
  );
  const extending = groupByEach(extensionMembers(snapshot.types), ({member}) =>
    extendedTypes(member).flatMap(definitionIds),
  );
  return {
    snapshot,
    typesById,
    membersById,
    derivedTypes: (id) =>
      (derived.get(id) ?? []).filter(({kind}) => isInterface(typesById.get(id)) === (kind === 'interface')),
    implementers: (id) => implementing.get(id) ?? [],
    baseChain: (type) => baseClasses(type, lookup).map((constructed) => constructed.type),
    inheritedMembers: (type) => inheritedMembers(type, lookup),
    extensions: (type) => {
      const bases = [...baseClasses(type, lookup), ...allInterfaces(type, lookup)].map(
        (constructed) => constructed.type,
      );
      return [...new Set([type, ...bases].flatMap(({id}) => extending.get(id) ?? []))];
    },
    owners: (type) => ownersOf(type, lookup),
  };
}

/** Groups a type's members by name, so that overloads are together; in the order of `compareMembers`. */
export function overloadGroups(members: readonly MemberFacts[]): readonly (readonly MemberFacts[])[] {
  return [...groupBy(members, ({kind, name}) => `${kind} ${name}`).values()];
}

function isInterface(type: TypeFacts | undefined): boolean {
  return type?.kind === 'interface';
}

function namedBases(type: TypeFacts): readonly DocId[] {
  return [type.baseType, ...(type.interfaces ?? [])].filter((name) => name !== undefined).flatMap(definitionIds);
}

/** Groups items by each of their keys, in the order of the items. */
function groupByEach<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly DocId[],
): ReadonlyMap<DocId, readonly Item[]> {
  return groupPairs(items.flatMap((item) => [...new Set(keysOf(item))].map((key) => [key, item] as const)));
}

/** Returns the members that extend a type, in the order of their names. */
function extensionMembers(types: readonly TypeFacts[]): readonly ExtensionMember[] {
  return types
    .flatMap((type) => (type.members ?? []).map((member): ExtensionMember => ({member, type})))
    .filter(({member}) => receiverOf(member) !== undefined)
    .sort((a, b) => compareMembers(a.member, b.member));
}

function ownersOf(type: TypeFacts, lookup: (id: DocId) => TypeFacts | undefined): readonly TypeFacts[] {
  const outer = type.declaringType && lookup(type.declaringType);
  return outer ? [...ownersOf(outer, lookup), type] : [type];
}

function inheritedMembers(type: TypeFacts, lookup: (id: DocId) => TypeFacts | undefined): readonly InheritedMember[] {
  const bases = isInterface(type) ? allInterfaces(type, lookup) : baseClasses(type, lookup);
  const hidden = new Visibility(type.members ?? []);
  const inherited = bases.flatMap(({type: origin, arguments: list}) => {
    const members = (origin.members ?? [])
      .filter(({kind}) => kind !== 'constructor' && kind !== 'operator')
      .map((member) => substituteInMember(member, list));
    const visible = members.filter((member) => hidden.allows(member));
    for (const member of members) hidden.add(member);
    return visible.map((member) => ({member, origin}));
  });
  return inherited.sort((a, b) => compareMembers(a.member, b.member));
}

/** Decides which inherited members nearer ones hide or override (C# specification 15.3.5). */
class Visibility {
  private readonly signatures = new Set<string>();
  private readonly methods = new Set<string>();
  private readonly others = new Set<string>();

  constructor(members: readonly MemberFacts[]) {
    for (const member of members) this.add(member);
  }

  add(member: MemberFacts): void {
    if (!hasOverloads(member)) this.others.add(member.name);
    else {
      this.signatures.add(memberSignature(member));
      this.methods.add(member.name);
    }
  }

  allows(member: MemberFacts): boolean {
    if (this.others.has(member.name)) return false;
    return hasOverloads(member) ? !this.signatures.has(memberSignature(member)) : !this.methods.has(member.name);
  }
}

function hasOverloads({kind}: MemberFacts): boolean {
  return kind === 'method' || kind === 'indexer';
}

function substituteInMember(member: MemberFacts, list: readonly ParsedTypeName[]): MemberFacts {
  if (list.length === 0) return member;
  return {
    ...member,
    ...substituteType(member, list),
    ...(member.parameters && {
      parameters: member.parameters.map((parameter) => ({...parameter, ...substituteType(parameter, list)})),
    }),
  };
}

function substituteType(
  {type, nullability}: Partial<AnnotatedType>,
  list: readonly ParsedTypeName[],
): AnnotatedType | undefined {
  return type?.includes('`') ? substituteAnnotated({type, nullability}, list) : undefined;
}
