import {
  allInterfaces,
  baseClasses,
  type DocId,
  groupPairs,
  type InheritableMember,
  type InheritableType,
  type MemberFacts,
  memberSignature,
  type TypeFacts,
} from 'api-model';

export interface LinkedOverrides {
  readonly types: readonly TypeFacts[];
  /** Members with `override` for which no known base class has the overridden member. */
  readonly unresolved: readonly DocId[];
}

/**
 * Adds to each member the member it overrides (the nearest in its base classes) and the interface members it implements,
 * resolved through generic bases. `external` are base types from other libraries.
 */
export function linkOverrides(types: readonly TypeFacts[], external: readonly InheritableType[]): LinkedOverrides {
  const known = new Map<DocId, InheritableType>([...external, ...types].map((type) => [type.id, type]));
  const lookup = (id: DocId) => known.get(id);
  const unresolved: DocId[] = [];
  const linked = types.map((type) => {
    if (!type.members || (type.kind !== 'class' && type.kind !== 'struct')) return type;
    const overridable = overridableMembers(type, lookup);
    const implementable = interfaceMembers(type, lookup);
    const members = type.members.map((member) => {
      const isOverride = member.modifiers?.includes('override') ?? false;
      const overridden = isOverride ? overridable.get(keyOf(member)) : undefined;
      if (isOverride && !overridden) unresolved.push(member.id);
      const implemented = canImplement(member) ? implementable.get(keyOf(member)) : undefined;
      return {...member, ...(overridden && {overrides: overridden}), ...(implemented && {implements: implemented})};
    });
    return {...type, members};
  });
  return {types: linked, unresolved};
}

type Lookup = (id: DocId) => InheritableType | undefined;

function overridableMembers(type: TypeFacts, lookup: Lookup): ReadonlyMap<string, DocId> {
  const implicitBase = type.kind === 'struct' ? {...type, baseType: 'System.ValueType'} : type;
  const members = new Map<string, DocId>();
  for (const base of baseClasses<InheritableType>(implicitBase, lookup)) {
    for (const member of base.type.members ?? []) {
      const key = keyOf(member, base.arguments);
      if (isOverridable(member) && !members.has(key)) members.set(key, member.id);
    }
  }
  return members;
}

function interfaceMembers(type: TypeFacts, lookup: Lookup): ReadonlyMap<string, readonly DocId[]> {
  return groupPairs(
    allInterfaces<InheritableType>(type, lookup).flatMap(({type: declaring, arguments: list}) =>
      (declaring.members ?? []).map((member) => [keyOf(member, list), member.id] as const),
    ),
  );
}

function keyOf(member: InheritableMember, list: Parameters<typeof memberSignature>[1] = []): string {
  return `${member.kind} ${memberSignature(member, list)}`;
}

function isOverridable({modifiers = []}: InheritableMember): boolean {
  return modifiers.includes('virtual') || modifiers.includes('abstract') || modifiers.includes('override');
}

/** Returns whether a member can implement an interface member: only public instance members can. */
function canImplement({accessibility, modifiers, kind}: MemberFacts): boolean {
  return accessibility === 'public' && !modifiers?.includes('static') && kind !== 'constructor';
}
