import {
  definitionId,
  describedParameters,
  extendedTypes,
  parseTypeName,
  type DocId,
  type LinkedSnapshot,
  type MemberFacts,
  type ParsedTypeName,
  type TypeFacts,
} from 'api-model';

/** A member that uses a type. */
export interface TypeUse {
  readonly member: MemberFacts;
  readonly type: TypeFacts;
  /** Whether it returns the type or is of this type. Else it has a parameter of the type. */
  readonly isReturned: boolean;
}

/** Finds the members of other types that return or accept each type. */
export function findTypeUses({snapshot}: LinkedSnapshot): ReadonlyMap<DocId, readonly TypeUse[]> {
  const uses = new Map<DocId, TypeUse[]>();
  const add = (id: DocId, use: TypeUse): void => {
    if (id === use.type.id) return;
    const list = uses.get(id);
    if (!list) uses.set(id, [use]);
    else if (!list.some(({member}) => member === use.member)) list.push(use);
  };
  for (const type of snapshot.types) {
    for (const member of type.members ?? []) {
      // Overrides are skipped because the overridden member is listed.
      if (member.overrides !== undefined) continue;
      for (const id of namedTypes(member.type)) add(id, {member, type, isReturned: true});
      // The page of an extended type has a list of what extends it.
      const extended = extendedTypes(member).map((name) => namedTypes(name)[0]);
      for (const parameter of describedParameters(member))
        for (const id of namedTypes(parameter.type))
          if (!extended.includes(id)) add(id, {member, type, isReturned: false});
    }
  }
  return uses;
}

function namedTypes(name: string | undefined): readonly DocId[] {
  return name === undefined ? [] : idsIn(parseTypeName(name));
}

function idsIn(type: ParsedTypeName): readonly DocId[] {
  switch (type.kind) {
    case 'typeParameter':
      return [];
    case 'array':
    case 'pointer':
      return idsIn(type.element);
    case 'named':
      return [definitionId(type), ...type.segments.flatMap((segment) => segment.arguments.flatMap(idsIn))];
  }
}
